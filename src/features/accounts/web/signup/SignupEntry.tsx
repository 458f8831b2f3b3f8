import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { pageConfig } from '../../../../ui/pageConfig.ts';

/** /signup and /signup/plans: the marketing site where there is one (specification 2.1), or else the first step. */
function SignupEntry() {
  useEffect(() => {
    if (pageConfig.marketingUrl) window.location.replace(pageConfig.marketingUrl);
  }, []);
  // Nothing is drawn while the browser leaves.
  return pageConfig.marketingUrl ? null : <Navigate to="/signup/start" replace />;
}

export { SignupEntry as Component };
