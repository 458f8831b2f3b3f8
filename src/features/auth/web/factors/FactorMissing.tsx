import { useRevalidator } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../../ui/shell/Page.tsx';
import { forgetCurrentUser } from '../currentUser.ts';
import c from './Factors.module.css';
import { OwnFactors } from './OwnFactors.tsx';

/** All that opens to somebody whose account asks for a second factor, until they have added one. */
function FactorMissing() {
  const revalidator = useRevalidator();
  const goOn = async () => {
    await forgetCurrentUser();
    await revalidator.revalidate();
  };
  return (
    <Page title={t('Add a second factor')}>
      <div className={c.gate}>
        <PageTitle>{t('Add a second factor')}</PageTitle>
        <PageLine>
          {t('Your account asks everybody for one. What you were about to open waits until then.')}
        </PageLine>
        <div className={c.gateCard}>
          <OwnFactors onAdded={() => void goOn()} />
        </div>
      </div>
    </Page>
  );
}

export { FactorMissing as Component };
