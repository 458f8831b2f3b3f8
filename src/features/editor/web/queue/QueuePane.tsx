import { Button, Select } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import {
  Column,
  ColumnBody,
  ColumnEmpty,
  ColumnFoot,
  ColumnHead,
  DetailHead,
  PaneHeading,
} from '../../../../ui/workspace/Columns.tsx';
import { Kbd, KeyHints } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import {
  isAddress,
  restsOn,
  sourceKind,
  sourceTitle,
  standingWords,
} from '../../../provisions/evidenceText.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import type { QueueRow } from '../../schemas.ts';
import { DATA_KEY, editorApi, queueQuery, treeQuery } from '../api.ts';
import c from './QueuePane.module.css';

const totalOf = ({ readers, evidence, stakes }: QueueRow['weight']): number => readers + evidence + stakes;

/** What to read next, the heaviest first, with the one beside it that is being read. */
export function QueuePane() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [area, setArea] = useState<string | null>(null);
  const [jurisdiction, setJurisdiction] = useState<JurisdictionCode | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const tree = useQuery(treeQuery);
  const queue = useQuery(
    queueQuery({ ...(area ? { area } : {}), ...(jurisdiction ? { jurisdiction } : {}) }),
  );
  const rows = queue.data?.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );
  const row = rows[at];
  const ref = row?.sources.some((one) => one.ref === source) ? source : (row?.sources[0]?.ref ?? null);
  const choose = (next: QueueRow | undefined) => {
    if (!next) return;
    setChosen(next.id);
    setSource(null);
  };
  const refresh = () => client.invalidateQueries({ queryKey: DATA_KEY });
  const goOn = () => choose(rows[at + 1] ?? rows[at - 1]);
  const read = useMutation({
    mutationFn: ({ id, ref: read }: { id: string; ref: string; before: string | null }) =>
      editorApi.readAgain({ params: { id }, body: { ref: read } }),
    onSuccess: (answer, { id, ref: of, before }) => {
      const undo = () =>
        void editorApi
          .undoReadAgain({ params: { id }, body: { ref: of, checked: before, revision: answer.revision } })
          .then(refresh, toastSomethingWentWrong);
      toast.success({
        lead: t('Read again today.'),
        detail: answer.reviewDue
          ? t('Review moves to {{date}}.', { date: shortDate(answer.reviewDue) })
          : undefined,
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
        milliseconds: 10_000,
      });
      void refresh();
    },
    onError: toastSomethingWentWrong,
  });
  const later = useMutation({
    mutationFn: (id: string) => editorApi.putOff({ params: { id }, body: { isPutOff: true } }),
    onSuccess: (_, id) => {
      const undo = () =>
        void editorApi
          .putOff({ params: { id }, body: { isPutOff: false } })
          .then(refresh, toastSomethingWentWrong);
      toast.success({
        lead: t('Hidden for 30 days.'),
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
        milliseconds: 10_000,
      });
      void refresh();
    },
    onError: toastSomethingWentWrong,
  });
  const readIt = () => {
    if (!row || ref === null || read.isPending) return;
    const before = row.sources.find((one) => one.ref === ref)?.checked ?? null;
    goOn();
    read.mutate({ id: row.id, ref, before });
  };
  const laterIt = () => {
    if (!row || later.isPending) return;
    goOn();
    later.mutate(row.id);
  };
  const edit = () => row && navigate(`/a/data/${row.area.id}/${row.topic.id}/${row.id}`);
  useKeys({
    j: () => choose(rows[at + 1]),
    k: () => choose(rows[at - 1]),
    Enter: edit,
    r: readIt,
    l: laterIt,
    e: edit,
  });
  return (
    <>
      <Column label={t('What to read next')}>
        <ColumnHead>
          <DetailHead
            title={t('What to read next')}
            line={
              queue.data
                ? t(
                    '{{due}} of {{published}} published. Heaviest first: read often, old evidence, high stakes.',
                    { due: queue.data.due, published: queue.data.published },
                  )
                : '\u00a0'
            }
          >
            {queue.data && (
              <span className={c.week}>
                {t('{{count}} read this week', { count: queue.data.readThisWeek })}
              </span>
            )}
            <Select
              size="xs"
              w={150}
              clearable
              aria-label={t('Area')}
              placeholder={t('Area')}
              data={(tree.data?.areas ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={area}
              onChange={setArea}
            />
            <Select
              size="xs"
              w={140}
              clearable
              aria-label={t('Jurisdiction')}
              placeholder={t('Jurisdiction')}
              data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
              value={jurisdiction}
              onChange={(value) => setJurisdiction(value as JurisdictionCode | null)}
            />
          </DetailHead>
        </ColumnHead>
        <ColumnBody>
          <Loaded
            query={queue}
            skeleton={320}
            failed={t('The queue could not be loaded.')}
            isEmpty={(data) => data.rows.length === 0}
            empty={
              <ColumnEmpty
                title={t('Nothing is due.')}
                text={t('{{count}} provisions were read within their time.', {
                  count: queue.data?.published ?? 0,
                })}
              />
            }
          >
            {(data) => (
              <table className={c.table}>
                <thead>
                  <tr>
                    <th aria-sort="descending">{t('Weight')}</th>
                    <th>{t('Provision')}</th>
                    <th>{t('Rests on')}</th>
                    <th>{t('Newest page')}</th>
                    <th className={c.number}>{t('Reads')}</th>
                    <th>{t('Review')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.rows.map((one) => (
                    <tr
                      key={one.id}
                      aria-current={one.id === row?.id ? 'true' : undefined}
                      onClick={() => choose(one)}
                      onDoubleClick={edit}
                    >
                      <td>
                        <Weight weight={one.weight} />
                      </td>
                      <td>
                        <button type="button" className={c.name} onClick={() => choose(one)}>
                          <Jur code={one.jurisdiction} /> {one.name}
                        </button>
                      </td>
                      <td>{restsOn(one.verification)}</td>
                      <td>
                        {one.newestPage
                          ? one.newestPage.length === 10
                            ? shortDate(one.newestPage)
                            : one.newestPage
                          : t('no date')}
                      </td>
                      <td className={c.number}>{one.reads}</td>
                      <td className={one.isOverdue ? c.overdue : undefined}>
                        {one.isOverdue ? t('Overdue') : one.reviewDue && shortDate(one.reviewDue)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Loaded>
        </ColumnBody>
        <ColumnFoot>
          <span className={c.key} data-part="readers">
            {t('Reads in 30 days')}
          </span>
          <span className={c.key} data-part="evidence">
            {t('Age and kind of evidence')}
          </span>
          <span className={c.key} data-part="stakes">
            {t('Stakes of the group')}
          </span>
          <KeyHints
            hints={[
              { keys: ['J', 'K'], does: t('move') },
              { keys: ['Enter'], does: t('open') },
              { keys: ['L'], does: t('later') },
            ]}
          />
        </ColumnFoot>
      </Column>
      {row && (
        <Column label={t('Read it against')} width={372} narrow={320}>
          <ColumnBody>
            <div className={c.detail}>
              <p className={c.place}>
                <Jur code={row.jurisdiction} /> {row.area.name} › {row.topic.name}
              </p>
              <h2>{row.name}</h2>
              <p className={c.tags}>
                {row.confidence !== 'high' && <Tag tone="amber">{t('Not fully confirmed')}</Tag>}{' '}
                <Tag>{standingWords(row.verification)}</Tag>
              </p>
            </div>
            <div className={c.detail}>
              <PaneHeading title={t('Why it stands here')} />
              <dl className={c.why}>
                <dt>{t('Readers')}</dt>
                <dd>{t('{{count}} reads in 30 days', { count: row.reads })}</dd>
                <dt>{t('Evidence')}</dt>
                <dd>
                  {t('{{kind}}, newest page {{date}}', {
                    kind: restsOn(row.verification),
                    date: row.newestPage ?? t('no date'),
                  })}
                </dd>
                <dt>{t('Stakes')}</dt>
                <dd>
                  {row.weight.stakes >= 30
                    ? t('an amount that payroll uses')
                    : row.weight.stakes >= 20
                      ? t('a number that is counted by')
                      : t('words that are lived by')}
                </dd>
              </dl>
            </div>
            <div className={c.detail}>
              <PaneHeading title={t('What it says')} />
              {row.warning && <Callout tone="red">{row.warning}</Callout>}
              {row.value && (
                <p className={c.value}>
                  <span>{row.value.label}</span>
                  <span>
                    <strong>{valueLines(row.value).join(', ')}</strong>{' '}
                    {row.value.from && t('since {{date}}', { date: shortDate(row.value.from) })}
                  </span>
                </p>
              )}
              {!row.warning && !row.value && (
                <p className={c.place}>{t('Words without a number. Change the text opens them.')}</p>
              )}
            </div>
            <fieldset className={c.sources}>
              <legend>{t('Read it against')}</legend>
              {row.sources.map((one) => (
                <label key={one.ref}>
                  <input
                    type="radio"
                    name="source"
                    checked={one.ref === ref}
                    onChange={() => setSource(one.ref)}
                  />
                  <span>
                    <strong>{sourceTitle(one.ref)}</strong>
                    <span>
                      {[
                        sourceKind(one.type),
                        one.date,
                        one.checked && t('read {{date}}', { date: shortDate(one.checked) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {isAddress(one.ref) && (
                    <a
                      href={one.ref}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={t('Open {{source}}', { source: sourceTitle(one.ref) })}
                    >
                      <IconExternalLink size={15} aria-hidden />
                    </a>
                  )}
                </label>
              ))}
              {row.sources.length === 0 && <p>{t('It rests on no source.')}</p>}
            </fieldset>
          </ColumnBody>
          <div className={c.actions}>
            <Button fullWidth disabled={ref === null} onClick={readIt} rightSection={<Kbd>R</Kbd>}>
              {t('Read again today, nothing changes')}
            </Button>
            <Button variant="default" onClick={edit} rightSection={<Kbd>E</Kbd>}>
              {t('Change the text')}
            </Button>
            <Button variant="default" onClick={laterIt} rightSection={<Kbd>L</Kbd>}>
              {t('Later')}
            </Button>
            <p>{t('Writes today and your name beside the chosen source. Undo for 10 s.')}</p>
          </div>
        </Column>
      )}
    </>
  );
}

const Weight = ({ weight }: { weight: QueueRow['weight'] }) => (
  <span className={c.weight}>
    <strong>{totalOf(weight)}</strong>
    <span
      className={c.bars}
      role="img"
      aria-label={t('Readers {{readers}}, evidence {{evidence}}, stakes {{stakes}}', { ...weight })}
    >
      {(['readers', 'evidence', 'stakes'] as const).map((part) => (
        <svg key={part} data-part={part} width={Math.max(1, weight[part] * 0.64)} height="6" aria-hidden>
          <rect width="100%" height="6" rx="1" fill="currentColor" />
        </svg>
      ))}
    </span>
  </span>
);
