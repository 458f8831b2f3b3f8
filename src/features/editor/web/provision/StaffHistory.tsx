import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { useErrorToast } from '../../../../ui/toasts/errorToasts.ts';
import { provisionQuery } from '../../../provisions/web/api.ts';
import { Component as CompareHistory } from '../../../provisions/web/compare/history/CompareHistory.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  provisionId: string;
}

/** The versions of a provision, as readers compare them; staff take some out, staged until they save (specification 2.9, 4). */
function StaffHistory({ opened, onClose, provisionId }: Props) {
  const [visit, setVisit] = useState(0);
  const provision = useQuery({ ...provisionQuery(provisionId), enabled: opened, staleTime: 0 });
  const failure = opened && !provision.data ? provision.error : null;
  useErrorToast(t('Error loading provision history:'), failure);
  useEffect(() => {
    if (failure) onClose();
  }, [failure, onClose]);
  useEffect(() => {
    if (opened) setVisit((before) => before + 1);
  }, [opened]);
  return (
    <CompareHistory
      opened={opened && provision.data !== undefined}
      onClose={onClose}
      visit={visit}
      provision={provision.data ?? null}
    />
  );
}

export { StaffHistory as Component };
