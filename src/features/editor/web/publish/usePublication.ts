import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/apiClient.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay, torontoInstant } from '../../../../shared/torontoDate.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision, Publication, Upcoming } from '../../schemas.ts';
import { DATA_KEY, editorApi } from '../api.ts';
import { newestDay, suggestLine } from './suggestLine.ts';

export type Asked = Omit<Publication, 'at'> & {
  /** The wall clock of Toronto: a day and a time, or now. */
  isLater: boolean;
  day: string;
  time: string;
};

/** What became of it. */
export type Published = Awaited<ReturnType<typeof editorApi.publish>>;

/** What readers are told of a change that is rolled in, until its editor says it better. */
const lineOf = (change: Upcoming | undefined): string =>
  change?.bill ? t('{{bill}} is in force.', { bill: change.bill }).slice(0, 160) : '';

const begin = (open: OpenProvision, content: EditableProvision): Asked => {
  const today = torontoDay(new Date());
  const waiting = open.upcoming.filter(({ isInForce }) => isInForce);
  const rolled = waiting.find(({ id }) => id === open.draft?.rollsIn);
  const day = newestDay(open.content, content) ?? rolled?.day ?? null;
  const changeType = day === null ? 'Editorial' : day > today ? 'Upcoming Amendment' : 'Amendment In Force';
  return {
    changeType,
    effectiveDate: day ?? content.effectiveDate ?? today,
    line: suggestLine(open.fields, open.content, content) || lineOf(rolled),
    checkedAgainst: [],
    nothingRead: '',
    reviewBy: null,
    correctionWhy: '',
    rollsIn: rolled ? [rolled.id] : waiting.map(({ id }) => id),
    isLater: false,
    day: today,
    time: '00:05',
  };
};

/** As it is sent: each kind of change with what belongs to it. */
function publicationOf(asked: Asked): Publication {
  const { isLater, day, time, ...rest } = asked;
  const isEditorial = asked.changeType === 'Editorial';
  return {
    ...rest,
    effectiveDate: isEditorial ? null : asked.effectiveDate,
    line: isEditorial ? null : (asked.line?.trim() ?? ''),
    nothingRead: asked.nothingRead?.trim() || null,
    correctionWhy: asked.correctionWhy?.trim() || null,
    rollsIn: asked.changeType === 'Amendment In Force' ? (asked.rollsIn ?? null) : null,
    at: isLater ? torontoInstant(day, time) : null,
  };
}

/** What an editor asks for in the dialog, who would be told, and the call itself. */
export function usePublication(
  open: OpenProvision,
  content: EditableProvision,
  version: number,
  isOpened: boolean,
  { onPublished, onStale }: { onPublished: (answer: Published) => void; onStale: () => void },
) {
  const [asked, setAsked] = useState(() => begin(open, content));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    if (isOpened) setAsked(begin(open, content));
  }, [isOpened]);
  const sources = content.sources.map((source) =>
    asked.checkedAgainst.includes(source.ref) ? { ...source, checked: torontoDay(new Date()) } : source,
  );
  const preflight = useQuery({
    queryKey: [...DATA_KEY, 'preflight', open.id, asked.changeType, asked.effectiveDate, sources],
    enabled: isOpened,
    staleTime: 0,
    placeholderData: undefined,
    queryFn: ({ signal }) =>
      editorApi.preflight(
        { params: { id: open.id }, body: { changeType: asked.changeType, sources } },
        { signal },
      ),
  });
  const publish = useMutation({
    mutationFn: () =>
      editorApi.publish({
        params: { id: open.id },
        body: { publication: publicationOf(asked), version },
      }),
    onSuccess: onPublished,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'stale_revision') onStale();
    },
  });
  const { error } = publish;
  const fields = error instanceof ApiError ? error.fields : {};
  const fieldError = (name: string): string | undefined => fields[name] ?? fields[`publication.${name}`];
  return {
    asked,
    ask: (patch: Partial<Asked>) => {
      publish.reset();
      setAsked({ ...asked, ...patch });
    },
    preflight,
    publish,
    fieldError,
    /** What went wrong and belongs to no field of the dialog. */
    problem: error && Object.keys(fields).length === 0 ? error.message : undefined,
    otherProblems: Object.entries(fields).flatMap(([name, message]) =>
      name.startsWith('values.') || !FIELDS.has(name.replace('publication.', '')) ? [message] : [],
    ),
  };
}

const FIELDS = new Set([
  'effectiveDate',
  'line',
  'checkedAgainst',
  'nothingRead',
  'correctionWhy',
  'at',
  'reviewBy',
]);

export type AskedPublication = ReturnType<typeof usePublication>;
