import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { editorApi, groupQuery } from '../api.ts';
import type { TreeRow } from './treeRows.ts';

type Cell = Pick<Extract<TreeRow, { kind: 'provision' }>, 'groupId' | 'areaId' | 'topicId' | 'code'>;

/** Opens the provision of a jurisdiction in a group; one that has none is begun. */
export function useOpenCell(): (cell: Cell) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return ({ groupId, areaId, topicId, code }) => {
    const open = async (): Promise<void> => {
      const { cells } = await client.fetchQuery(groupQuery(groupId));
      const known = cells.find(({ jurisdiction }) => jurisdiction === code)?.provisionId;
      const id =
        known ??
        (await editorApi.beginProvision({ params: { id: groupId }, body: { jurisdiction: code } })).id;
      if (!known) void client.invalidateQueries({ queryKey: groupQuery(groupId).queryKey });
      navigate(`/a/data/${areaId}/${topicId}/${id}`);
    };
    open().catch(toastSomethingWentWrong);
  };
}
