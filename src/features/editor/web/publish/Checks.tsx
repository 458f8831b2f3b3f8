import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import c from './PublishDialog.module.css';

/** Which of the library's rules pass, and what they find. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const groups: [rules: string[], passed: string][] = [
    [['values-against-prose', 'values'], t('Text and values agree')],
    [['sections', 'references'], t('Sections read as citations')],
    [['policies'], t('Policy placeholders all filled')],
    [['dates'], t('No row overlaps another')],
    [['plain-language', 'standing'], t('Plain words, and evidence for what is claimed')],
  ];
  return (
    <ul className={c.checks}>
      {groups.map(([rules, passed]) => {
        const found = findings.filter(({ rule }) => rules.includes(rule));
        const isBad = found.some(({ severity }) => severity === 'error');
        if (found.length === 0) {
          return (
            <li key={passed} data-state="passed">
              <IconCircleCheck size={16} aria-label={t('Passed')} /> {passed}
            </li>
          );
        }
        return found.map(({ message, severity }) => (
          <li key={`${passed} ${message}`} data-state={severity}>
            {isBad && severity === 'error' ? (
              <IconCircleX size={16} aria-label={t('Blocks')} />
            ) : (
              <IconAlertTriangle size={16} aria-label={t('To judge')} />
            )}{' '}
            {message}
          </li>
        ));
      })}
    </ul>
  );
}
