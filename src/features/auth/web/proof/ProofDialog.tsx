import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { Proof } from '../../factorsContract.ts';
import { factorsApi } from '../api.ts';
import c from './Proof.module.css';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByLink } from './ProofByLink.tsx';
import { ProofByPasskey } from './ProofByPasskey.tsx';
import { ProofByPassword } from './ProofByPassword.tsx';
import { endProof } from './proofRequests.ts';

const WAYS = { password: ProofByPassword, passkey: ProofByPasskey, code: ProofByCode, link: ProofByLink };

function Ways({ methods }: Proof) {
  const [way, setWay] = useState(methods[0] ?? 'link');
  const Way = WAYS[way];
  return (
    <Way
      onProven={() => endProof(true)}
      others={methods.filter((other) => other !== way)}
      onChoose={setWay}
    />
  );
}

function Body() {
  const proof = useQuery({
    queryKey: ['proof'],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => factorsApi.proof(),
  });
  return (
    <>
      <p className={c.line}>
        {t(
          'It was some time ago that you signed in. What you were doing goes on as soon as you have confirmed.',
        )}
      </p>
      <Loaded query={proof} skeleton={110} failed={t('This could not be loaded.')}>
        {(data) => <Ways {...data} />}
      </Loaded>
    </>
  );
}

export interface ProofDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks who it is before a sensitive act, and keeps what was being done (decisions 13). */
function ProofDialog({ opened, onClose }: ProofDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Confirm that it is you')} width={420} zIndex={400}>
      <Body />
    </Dialog>
  );
}

export { ProofDialog as Component };
