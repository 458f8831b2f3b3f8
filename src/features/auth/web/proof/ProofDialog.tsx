import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { Proof } from '../../contract.ts';
import { authApi } from '../api.ts';
import c from './Proof.module.css';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByLink } from './ProofByLink.tsx';
import { ProofByPassword } from './ProofByPassword.tsx';
import { endProof } from './proofRequests.ts';

function Ways({ methods }: Proof) {
  const [way, setWay] = useState(methods[0] ?? 'link');
  const onProven = () => endProof(true);
  const onLink = () => setWay('link');
  if (way === 'link') return <ProofByLink onProven={onProven} />;
  if (way === 'code') return <ProofByCode onProven={onProven} onLink={onLink} />;
  const onCode = methods.includes('code') ? () => setWay('code') : undefined;
  return <ProofByPassword onProven={onProven} onLink={onLink} onCode={onCode} />;
}

function Body() {
  const proof = useQuery({
    queryKey: ['proof'],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => authApi.proof(),
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
    <Modal opened={opened} onClose={onClose} title={t('Confirm that it is you')} size={420} zIndex={400}>
      <Body />
    </Modal>
  );
}

export { ProofDialog as Component };
