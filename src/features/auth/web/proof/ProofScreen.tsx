import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { Page } from '../../../../ui/shell/Page.tsx';
import { factorsApi } from '../api.ts';
import { FormCard } from '../PublicPage.tsx';
import { isSpentLink } from '../ResetPasswordScreen.tsx';
import c from './Proof.module.css';

/** /m/proof/{token}: asks for one click, because mail scanners open links (decisions 4). */
function ProofScreen() {
  const { token = '' } = useParams();
  const prove = useMutation({ mutationFn: () => factorsApi.proveByLink({ body: { token } }) });
  return (
    <Page title={t('Confirm that it is you')}>
      <div className={c.page}>
        {isSpentLink(prove.error) ? (
          <FormCard
            title={t('This link does not work here')}
            text={t(
              'It was used already, its time is over, or it was sent for another browser. Go back to what you were doing and ask for a new one.',
            )}
          />
        ) : prove.isSuccess ? (
          <FormCard
            title={t('Thank you')}
            text={t('You can close this tab. What you were doing goes on in the other one.')}
          />
        ) : (
          <FormCard
            title={t('Confirm that it is you')}
            text={t('Somebody asked for this before a sensitive step. Confirm only if it was you.')}
          >
            <FormFailure text={prove.error?.message} />
            <Button size="md" loading={prove.isPending} onClick={() => prove.mutate()}>
              {t('It is me')}
            </Button>
          </FormCard>
        )}
      </div>
    </Page>
  );
}

export { ProofScreen as Component };
