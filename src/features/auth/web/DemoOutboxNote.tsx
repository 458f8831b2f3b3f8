import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';

/** In the demo no mail server need be there: says where the emails are to be read (decisions 2). */
export function DemoOutboxNote() {
  if (!pageConfig.demo) return null;
  return (
    <Callout tone="grey">
      {t('This is a demonstration: emails are kept in the outbox, which admin@demo.test reads at {{page}}.', {
        page: '/a/outbox',
      })}
    </Callout>
  );
}
