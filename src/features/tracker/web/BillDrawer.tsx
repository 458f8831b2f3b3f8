import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/overlay/drawer/SideDrawer.tsx';
import { lazyPart } from '../../../ui/overlay/late/lazyPart.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { billQuery } from './api.ts';
import { BillFoot } from './BillFoot.tsx';

interface Props {
  /** The bill to show. While the drawer closes, what it showed stays. */
  billId: string | null;
  opened: boolean;
  onClose: () => void;
}

function PanelSkeleton() {
  return (
    <>
      <Bar width={140} height={20} gap={10} />
      <Bar height={24} gap={22} />
      <Bar height={8} gap={18} />
      <Bar height={150} gap={22} />
      <Bar width="70%" height={16} gap={8} />
      <Bar height={90} />
    </>
  );
}

const BillPanel = lazyPart(() => import('./BillPanel.tsx'), {
  placeholder: (
    <Loading>
      <PanelSkeleton />
    </Loading>
  ),
});

function LoadedBill({ billId }: { billId: string }) {
  const bill = useQuery(billQuery(billId));
  return (
    <Loaded query={bill} skeleton={<PanelSkeleton />} failed={t('This bill could not be loaded.')}>
      {(details) => <BillPanel details={details} />}
    </Loaded>
  );
}

/** "Bill Details": where a bill stands, and the provisions it would change. */
export function BillDrawer({ billId, opened, onClose }: Props) {
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('Bill Details')}
      foot={billId && <BillFoot key={billId} billId={billId} />}
    >
      {billId && <LoadedBill key={billId} billId={billId} />}
    </SideDrawer>
  );
}
