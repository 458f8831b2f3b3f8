import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Difference } from '../../../library/contract.ts';
import { libraryApi } from '../../../library/web/api.ts';
import { FilesPane } from '../../../library/web/FilesPane.tsx';
import { editorApi, openQuery } from '../api.ts';
import { mergedDraft, mergedText, type Taken } from './mergedDraft.ts';

const blocksOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.children].map(({ outerHTML }) => outerHTML);

const mergeText = (base: string, file: string, ours: string): string =>
  mergedText({ base: blocksOf(base), file: blocksOf(file), ours: blocksOf(ours) });

/** Where files and database differ; what is merged of a provision becomes a draft, and goes out as every draft does. */
export function FilesAndDatabase() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const draft = async (difference: Difference, taken: Readonly<Record<string, Taken>>): Promise<void> => {
    const { provision, kind, key, seen } = difference;
    if (!provision) return;
    const open = await client.fetchQuery(openQuery(provision.id));
    const ours = open.draft?.content ?? open.content;
    const content = mergedDraft({ ...provision, ours }, taken, blocksOf);
    await editorApi.saveDraft({
      params: { id: provision.id },
      body: { content, version: open.draft?.version ?? 0, baseRevision: open.revision },
    });
    await libraryApi.settleDifference({ body: { kind, key, take: [], isMerged: true, seen } });
    navigate(`/a/data/${provision.areaId}/${provision.topicId}/${provision.id}`);
  };
  return <FilesPane onDraft={draft} mergeText={mergeText} />;
}
