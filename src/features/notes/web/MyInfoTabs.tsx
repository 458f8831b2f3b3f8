import { t } from '../../../shared/text.ts';
import { TabLinks } from '../../../ui/parts/TabLinks.tsx';

/** The pages of My Info, each a tab: saved reports, notes with their reminders (decisions 7), and calculations. */
export function MyInfoTabs() {
  return (
    <TabLinks
      label={t('My Info')}
      items={[
        { to: '/m/my', label: t('Reports') },
        { to: '/m/my/notes', label: t('Notes and reminders') },
        { to: '/m/my/calculations', label: t('Calculations') },
      ]}
    />
  );
}
