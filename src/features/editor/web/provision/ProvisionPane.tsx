import { Switch } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { Column, ColumnBody, ColumnFoot, ColumnHead } from '../../../../ui/workspace/Columns.tsx';
import { Kbd, LeftKey, RightKey } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { InstrumentChoice, OpenProvision } from '../../schemas.ts';
import { editorApi, markPublicSample } from '../api.ts';
import { DeadlinesTab } from '../beside/DeadlinesTab.tsx';
import { RulesTab } from '../beside/RulesTab.tsx';
import { UpcomingTab } from '../beside/UpcomingTab.tsx';
import { useBeside } from '../beside/useBeside.ts';
import { CitationsField } from '../cite/CitationsField.tsx';
import { type ReferenceChoice, ReferencesField } from '../cite/ReferencesField.tsx';
import { useFindings, useLiveRedline } from '../desk/useDesk.ts';
import { StandingPane } from '../standing/StandingPane.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import { ValuesPane } from '../values/ValuesPane.tsx';
import { changedParts, isChanged } from './countChanges.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import { ProvisionHead } from './ProvisionHead.tsx';
import c from './ProvisionPane.module.css';
import { Strip } from './Strip.tsx';
import { TABS, type Tab, tabName } from './tabs.ts';
import { Unplaced } from './Unplaced.tsx';
import { useDraft } from './useDraft.ts';
import { usePresence } from './usePresence.ts';
import { useReadAgain } from './useReadAgain.tsx';

/** The editor of texts is big, and comes once the provision stands. */
const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'));
const PublishDialog = lazyOverlay(() => import('../publish/PublishDialog.tsx'));
const UnpublishDialog = lazyOverlay(() => import('../publish/UnpublishDialog.tsx'));
const PreviewDialog = lazyOverlay(() => import('./PreviewDialog.tsx'));
const CompareHistory = lazyOverlay(() => import('./StaffHistory.tsx'));

const words = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

interface Props {
  open: OpenProvision;
  /** Reads everything anew, and begins anew with it. */
  onReload: () => void;
}

/** One provision on the desk of an editor: its text, values and standing, as a draft against what is published. */
export function ProvisionPane({ open, onReload }: Props) {
  const { id: editorId } = useCurrentUser();
  const { keeper, kept } = useDraft(open);
  const { content } = kept;
  const [search, setSearch] = useSearchParams();
  const askedChange = search.get('change');
  const { beside, write } = useBeside(open);
  const [tab, setTab] = useState<Tab>(askedChange ? 'upcoming' : 'text');
  const [withRedline, setRedline] = useState(true);
  const [openValue, setOpenValue] = useState<string | null>(null);
  const [change, setChange] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'publish' | 'unpublish' | 'versions' | 'preview' | null>(null);
  const [chosenInstruments, setChosenInstruments] = useState<InstrumentChoice[]>([]);
  const [chosenReferences, setChosenReferences] = useState<ReferenceChoice[]>([]);
  const citeField = useRef<HTMLInputElement>(null);
  const around = usePresence(open.id, tab, open.colleagues);

  const instruments = useMemo(
    () => [...open.instruments, ...chosenInstruments],
    [open.instruments, chosenInstruments],
  );
  const today = torontoDay(new Date());
  const day = open.topic.frozenAt ?? today;
  const linted = useMemo(
    () => ({
      jurisdiction: open.jurisdiction,
      fields: open.fields,
      instruments,
      content,
      borrowed: open.borrowed,
      day,
    }),
    [open.jurisdiction, open.fields, open.borrowed, instruments, content, day],
  );
  const findings = useFindings(linted) ?? [];
  const part = tab === 'warning' || tab === 'policy' ? tab : 'description';
  const redline = useLiveRedline(open.content[part] ?? '', content[part] ?? '');
  const changes =
    (redline?.summary.changes.length ?? 0) +
    changedParts(open.content, content) -
    (part !== 'description' && open.content[part] !== content[part] ? 1 : 0);
  const isDraft = isChanged(open.content, content);
  const errors = findings.filter(({ severity }) => severity === 'error');

  const patch = (next: Partial<EditableProvision>) => keeper.change(next);
  const read = useReadAgain({ open, keeper, kept, isDraft, onReload });
  const go = (by: 1 | -1) => {
    const all = redline?.summary.changes ?? [];
    if (all.length === 0) return;
    const at = all.findIndex(({ number }) => number === change);
    const next = all[(at + by + all.length) % all.length];
    if (!next) return;
    setChange(next.number);
    requestAnimationFrame(() =>
      document.querySelector(`[data-change="${next.number}"]`)?.scrollIntoView({ block: 'center' }),
    );
  };
  const toFinding = () => {
    const [first] = findings;
    if (first?.key) setOpenValue(first.key);
    document.querySelector('[data-finding]')?.scrollIntoView({ block: 'center' });
  };
  const publish = () => {
    if (!isDraft) return;
    void keeper.flush().then((isKept) => {
      if (isKept) setDialog('publish');
      else toast.warning({ lead: t('The draft is not saved yet.'), detail: t('Publish it once it is.') });
    });
  };
  const rollIn = (changeId: string) =>
    void keeper
      .flush()
      .then(() => editorApi.rollIn({ params: { id: changeId } }))
      .then(() => {
        keeper.forget();
        toast.success({ lead: t('Rolled into your draft. Publish it once it is read.') });
        onReload();
      }, toastSomethingWentWrong);
  // The Bill Tracker sends here with the change that is to be rolled in.
  const askedRollIn = useRef(search.get('rollIn'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the provision opens
  useEffect(() => {
    const changeId = askedRollIn.current;
    askedRollIn.current = null;
    if (!changeId) return;
    setSearch({}, { replace: true });
    rollIn(changeId);
  }, []);
  const markSample = (isPublicSample: boolean) =>
    void write(() => markPublicSample(open.id, isPublicSample)).then((isDone) => {
      if (!isDone) return;
      toast.success({
        lead: isPublicSample ? t('Everybody may read it now.') : t('Strangers no longer see it.'),
        ...(isPublicSample ? { link: <a href={`/preview/${open.id}`}>{t('Look at the sample')}</a> } : {}),
      });
    });
  const discard = () =>
    void editorApi.discardDraft({ params: { id: open.id } }).then(() => {
      keeper.forget();
      toast.success({ lead: t('The draft is gone.') });
      onReload();
    }, toastSomethingWentWrong);
  useKeys({
    'mod+Enter': publish,
    F7: () => go(1),
    'shift+F7': () => go(-1),
    F8: toFinding,
  });

  const counts: Partial<Record<Tab, number>> = {
    rules: beside.rules.length,
    upcoming: beside.upcoming.length,
    deadlines: beside.deadlines.length,
  };
  const html = content[part] ?? '';
  return (
    <Column label={`${open.group.name}, ${open.jurisdictionName}`}>
      <ColumnHead>
        <ProvisionHead
          open={open}
          kept={kept}
          isDraft={isDraft}
          changes={changes}
          isPublicSample={beside.isPublicSample}
          colleagues={around.colleagues}
          onRetry={() => void keeper.flush()}
          onVersions={() => setDialog('versions')}
          onPreview={() => void keeper.flush().then(() => setDialog('preview'))}
          onDiscard={discard}
          onUnpublish={() => setDialog('unpublish')}
          onPublicSample={markSample}
          onPublish={publish}
        />
        <Strip groupId={open.group.id} jurisdiction={open.jurisdiction} />
      </ColumnHead>
      <div className={c.panes}>
        <div className={c.main}>
          <ColumnHead>
            <DraftNotices
              open={open}
              kept={kept}
              keeper={keeper}
              revision={around.revision}
              editorId={editorId}
              onRenewed={onReload}
            />
            <div className={c.tabs}>
              <div className={c.tablist} role="tablist" aria-label={t('Parts of the provision')}>
                {TABS.map((one) => (
                  <button
                    key={one}
                    type="button"
                    role="tab"
                    id={`tab-${one}`}
                    aria-selected={tab === one}
                    aria-controls="provision-part"
                    onClick={() => setTab(one)}
                  >
                    {tabName(one)}
                    {counts[one] ? <span className={c.number}>{counts[one]}</span> : null}
                  </button>
                ))}
              </div>
              <Switch
                className={c.redline}
                size="sm"
                labelPosition="left"
                label={t('Redline')}
                withThumbIndicator={false}
                checked={withRedline}
                onChange={(event) => setRedline(event.currentTarget.checked)}
              />
            </div>
          </ColumnHead>
          <ColumnBody>
            <div id="provision-part" role="tabpanel" aria-labelledby={`tab-${tab}`}>
              {(tab === 'text' || tab === 'warning' || tab === 'policy') && (
                <TextEditor
                  key={part}
                  label={tabName(tab)}
                  html={html}
                  onChange={(next) =>
                    patch(
                      part === 'description' ? { description: next } : { [part]: next === '' ? null : next },
                    )
                  }
                  onFocus={() => {}}
                  redline={withRedline ? redline : null}
                  change={change}
                  findings={tab === 'text' ? findings : []}
                  onOpenValue={(key) => {
                    setOpenValue(key);
                    document.getElementById(`value-${key}`)?.scrollIntoView({ block: 'center' });
                  }}
                  onCite={() => citeField.current?.focus()}
                  placeholders={tab === 'policy' ? open.fields : undefined}
                />
              )}
              {tab === 'policy' && content.policy && (
                <PolicyPreview
                  policy={content.policy}
                  fields={open.fields}
                  content={content}
                  borrowed={open.borrowed}
                  day={day}
                />
              )}
              {tab === 'rules' && (
                <RulesTab
                  provisionId={open.id}
                  jurisdiction={open.jurisdiction}
                  rules={beside.rules}
                  instruments={[...instruments, ...beside.instruments]}
                  write={write}
                />
              )}
              {tab === 'upcoming' && (
                <UpcomingTab
                  upcoming={beside.upcoming}
                  published={open.content.description}
                  asked={askedChange}
                  write={write}
                  onRollIn={rollIn}
                />
              )}
              {tab === 'deadlines' && (
                <DeadlinesTab provisionId={open.id} deadlines={beside.deadlines} write={write} />
              )}
              {tab === 'text' && (
                <div className={c.cites}>
                  <ReferencesField
                    provisionId={open.id}
                    references={content.references}
                    known={[...open.references, ...chosenReferences]}
                    onChange={(references, chosen) => {
                      if (chosen) setChosenReferences([...chosenReferences, chosen]);
                      patch({ references });
                    }}
                  />
                  <CitationsField
                    field={citeField}
                    jurisdiction={open.jurisdiction}
                    acts={content.acts}
                    regulations={content.regulations}
                    instruments={instruments}
                    onChange={(citations, chosen) => {
                      if (chosen) setChosenInstruments([...chosenInstruments, chosen]);
                      patch(citations);
                    }}
                  />
                </div>
              )}
            </div>
          </ColumnBody>
          <ColumnFoot>
            <button
              type="button"
              className={errors.length > 0 ? c.findings : c.fine}
              onClick={toFinding}
              disabled={findings.length === 0}
            >
              {findings.length > 0 ? t('{{count}} findings', { count: findings.length }) : t('No findings')}{' '}
              <Kbd>F8</Kbd>
            </button>
            <span>
              {t('{{count}} changes', { count: redline?.summary.changes.length ?? 0 })} <Kbd>F7</Kbd>
            </span>
            <span>{t('{{count}} words', { count: words(html) })}</span>
            {open.content.effectiveDate && (
              <span>{t('against {{date}}', { date: shortDate(open.content.effectiveDate) })}</span>
            )}
            <span className={c.arrows}>
              <Kbd>Alt</Kbd>
              <Kbd>
                <LeftKey />
              </Kbd>
              <Kbd>
                <RightKey />
              </Kbd>
            </span>
          </ColumnFoot>
        </div>
        <div className={c.rail}>
          <ColumnBody>
            <ValuesPane
              jurisdictionName={open.jurisdictionName}
              fields={open.fields}
              values={content.values}
              published={open.content.values}
              findings={findings}
              open={openValue}
              onOpen={setOpenValue}
              onChange={(key, rows) => patch({ values: { ...content.values, [key]: rows } })}
            />
            <Unplaced findings={findings} />
            <StandingPane
              sources={content.sources}
              confidence={content.confidence}
              openQuestion={content.openQuestion}
              editorNote={content.editorNote}
              verification={open.verification}
              reviewDue={open.reviewDue}
              fields={open.fields}
              onChange={patch}
              onRead={read}
            />
          </ColumnBody>
        </div>
      </div>
      <PublishDialog
        opened={dialog === 'publish'}
        onClose={() => setDialog(null)}
        open={open}
        content={content}
        version={kept.version}
        findings={findings}
        changes={changes}
        onPublished={() => {
          keeper.forget();
          onReload();
        }}
      />
      <UnpublishDialog
        opened={dialog === 'unpublish'}
        onClose={() => setDialog(null)}
        open={open}
        onDone={onReload}
      />
      <PreviewDialog opened={dialog === 'preview'} onClose={() => setDialog(null)} provisionId={open.id} />
      <CompareHistory opened={dialog === 'versions'} onClose={() => setDialog(null)} provisionId={open.id} />
    </Column>
  );
}
