import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Avatar } from '../../../../ui/shell/Avatar.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { ChecklistRequirement, RequirementDetails } from '../../contract.ts';
import { MAX_COMMENT } from '../../rules.ts';
import { checklistsApi } from '../api.ts';
import c from './Drawer.module.css';
import { useChanged } from './useItemMutations.ts';

interface Props {
  requirement: ChecklistRequirement;
  comments: RequirementDetails['comments'];
}

/** What people of the account said about a requirement, oldest first. Ctrl+Enter sends. */
export function Comments({ requirement: { id, isRetired }, comments }: Props) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () =>
      checklistsApi.addComment({ params: { requirementId: id, accountId: account.id }, body: { text } }),
    onSuccess: () => {
      setText('');
      changed();
    },
    onError: toastSomethingWentWrong,
  });
  const send = () => text.trim() !== '' && !add.isPending && add.mutate();
  return (
    <section className={c.section}>
      <h3>
        {t('Comments')}
        {comments.length > 0 && <small>{comments.length}</small>}
      </h3>
      {comments.map(({ id: key, by, at, text: said }) => (
        <div key={key} className={c.comment}>
          <Avatar name={by} />
          <div>
            <p className={c.by}>
              <strong>{by}</strong> {reminderDate(at)}
            </p>
            <p className={c.said}>{said}</p>
          </div>
        </div>
      ))}
      {!isRetired && (
        <>
          <Textarea
            aria-label={t('Write a comment')}
            placeholder={t('Write a comment')}
            autosize
            minRows={1}
            maxRows={8}
            maxLength={MAX_COMMENT}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            }}
          />
          {text.trim() !== '' && (
            <div className={c.formActions}>
              <Button size="compact-sm" loading={add.isPending} onClick={send}>
                {t('Send')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
