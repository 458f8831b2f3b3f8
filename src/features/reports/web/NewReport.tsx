import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { REPORTS_KEY, reportsApi } from './api.ts';
import { NameDialog } from './NameDialog.tsx';
import { reportPath } from './reportPath.ts';
import { useViewReport } from './useViewReport.tsx';

/** Begins an empty report, to be filled from the Info Hub. */
export function NewReport() {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const viewReport = useViewReport();
  const create = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      reportsApi.createReport({ body: { name, provisions: [], isShared: false } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: REPORTS_KEY });
      toast.success({ lead: t('Report created successfully!'), link: viewReport(id) });
      await navigate(reportPath(id));
    },
    onError: toastError(t('Error creating new report:')),
  });
  return (
    <>
      <Button
        data-tour="newReport"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('New report')}
      </Button>
      <NameDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('New report')}
        name=""
        action={t('Create')}
        save={create}
      />
    </>
  );
}
