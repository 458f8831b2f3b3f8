import { t } from '../../../../shared/text.ts';
import type { Provision } from '../../contract.ts';

/** "Report an Issue": a mail prefilled with area, topic, provision and jurisdiction (specification 2.8). */
export function reportIssueLink(provision: Provision, to: string, permalink: string): string {
  const place = [
    provision.area.name,
    provision.topic.name,
    provision.provisionGroup.name,
    provision.jurisdictionName,
  ];
  const subject = t('Issue: {{place}}', { place: place.join(' / ') });
  const body = [
    t('Area: {{name}}', { name: provision.area.name }),
    t('Topic: {{name}}', { name: provision.topic.name }),
    t('Provision: {{name}}', { name: provision.provisionGroup.name }),
    t('Jurisdiction: {{name}}', { name: provision.jurisdictionName }),
    permalink,
    '',
    t('What is wrong:'),
    '',
  ].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
