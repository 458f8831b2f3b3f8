import { Button } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Provision } from '../../provisions/contract.ts';
import { MAX_IN_DOCUMENT, mayDownloadPolicies } from '../rules.ts';
import { saveDocument } from './api.ts';
import c from './Policies.module.css';
import { choose, clearChosen, useChosen } from './selection.ts';

interface Props {
  all: readonly Provision[];
  shown: readonly Provision[];
}

/** Which policies are chosen, and the document made of them. */
export function SelectionBar({ all, shown }: Props) {
  const user = useCurrentUser();
  const chosen = useChosen();
  const ids = all.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const download = useMutation({
    mutationFn: () => saveDocument(ids),
    onError: toastSomethingWentWrong,
  });
  if (!mayDownloadPolicies(user)) return null;
  const isTooMany = ids.length > MAX_IN_DOCUMENT;
  return (
    <section className={c.bar} aria-label={t('Chosen policies')} data-chrome>
      <span role="status">
        {isTooMany
          ? t('{{count}} chosen; one document holds at most {{most}}', {
              count: ids.length,
              most: MAX_IN_DOCUMENT,
            })
          : t('{{count}} chosen', { count: ids.length })}
      </span>
      <LinkButton
        onClick={() =>
          choose(
            shown.map(({ id }) => id),
            true,
          )
        }
      >
        {t('Choose all shown')}
      </LinkButton>
      {ids.length > 0 && <LinkButton onClick={clearChosen}>{t('Choose none')}</LinkButton>}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconFileTypeDocx size={17} stroke={1.7} aria-hidden />}
        disabled={ids.length === 0 || isTooMany}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('Download as Word')}
      </Button>
    </section>
  );
}
