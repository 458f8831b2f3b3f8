import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { reportPath } from './reportPath.ts';

/** Makes the link of a toast that leads to a report (specification 8): toasts stand outside the router's links. */
export function useViewReport(): (id: string) => ReactNode {
  const navigate = useNavigate();
  return (id) => (
    <a
      href={reportPath(id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(reportPath(id));
      }}
    >
      {t('View Report')}
    </a>
  );
}
