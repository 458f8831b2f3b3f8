import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Provision } from '../../provisions/contract.ts';
import { provisionQuery } from '../../provisions/web/api.ts';
import type { HubModel } from './hubModel.ts';

const isLeftOut = (id: string, shown: readonly Provision[] | null): boolean =>
  shown !== null && !shown.some((provision) => provision.id === id);

/**
 * Makes sure that the provision a link points to is on the page: when the filters leave it out, it is looked up, and the
 * address is changed to its topic, with its jurisdiction and its group shown.
 * `shown` is what the page shows at present; null while that is not known yet.
 */
export function useLinkedProvision(hub: HubModel, shown: readonly Provision[] | null): void {
  const { address, go } = hub;
  const id = address.provisionId;
  const hasSubject =
    address.tab === 'area' ? address.topicId !== null && !hub.isUnknown : hub.request !== null;
  const isMissing = id !== null && (hasSubject ? isLeftOut(id, shown) : true);
  const { data, error } = useQuery({ ...provisionQuery(id ?? ''), enabled: isMissing });

  useEffect(() => {
    if (!isMissing || !data) return;
    const { jurisdictions } = address;
    const isOffered = jurisdictions.length === 0 || jurisdictions.includes(data.jurisdiction);
    go(
      {
        tab: 'area',
        provisionId: data.id,
        areaId: data.area.id,
        topicId: data.topic.id,
        jurisdictions: isOffered ? jurisdictions : [...jurisdictions, data.jurisdiction],
        hidden:
          data.topic.id === address.topicId
            ? address.hidden.filter((group) => group !== data.provisionGroup.id)
            : [],
      },
      { replace: true },
    );
  }, [isMissing, data, address, go]);

  useEffect(() => {
    if (!isMissing || !error) return;
    toast.warning({ lead: t('The provision that this link points to is not among those you can read.') });
    go({ provisionId: null }, { replace: true, keepPlace: true });
  }, [isMissing, error, go]);
}
