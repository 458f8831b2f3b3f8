import { Button, Menu, Switch } from '@mantine/core';
import { IconDots, IconEyeOff, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Avatar } from '../../../../ui/shell/Avatar.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { Column, ColumnBody, ColumnFoot, ColumnHead, DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { EnterKey, Kbd, LeftKey, modKey, RightKey } from '../../../../ui/workspace/Kbd.tsx';
import { type SavedAs, SavedState } from '../../../../ui/workspace/SavedState.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { InstrumentChoice, OpenProvision } from '../../contract.ts';
import { editorApi } from '../api.ts';
import { CitationsField } from '../cite/CitationsField.tsx';
import { type ReferenceChoice, ReferencesField } from '../cite/ReferencesField.tsx';
import { useFindings, useLiveRedline } from '../desk/useDesk.ts';
import { StandingPane } from '../standing/StandingPane.tsx';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import { ValuesPane } from '../values/ValuesPane.tsx';
import { changedParts, isChanged } from './countChanges.ts';
import type { Kept } from './DraftKeeper.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { Deadlines, Rules, Upcoming } from './Listed.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import c from './ProvisionPane.module.css';
import { Strip } from './Strip.tsx';
import { useDraft } from './useDraft.ts';
import { usePresence } from './usePresence.ts';

/** The editor of texts is big, and comes once the provision stands. */
const TextEditor = lazyPart<TextEditorProps>(() => import('../text/TextEditor.tsx'));
const PublishDialog = lazyOverlay(() => import('../publish/PublishDialog.tsx'));
const UnpublishDialog = lazyOverlay(() => import('../publish/UnpublishDialog.tsx'));
const CompareHistory = lazyOverlay(() => import('./StaffHistory.tsx'));

const TABS = ['text', 'warning', 'policy', 'rules', 'upcoming', 'deadlines'] as const;
type Tab = (typeof TABS)[number];
const tabName = (tab: Tab): string =>
  ({
    text: t('Text'),
    warning: t('Warning'),
    policy: t('Policy'),
    rules: t('Rules'),
    upcoming: t('Upcoming'),
    deadlines: t('Deadlines'),
  })[tab];

const savedAs = (kept: Kept, retry: () => void): SavedAs => {
  if (kept.state === 'failed' || kept.state === 'conflict') return { state: 'failed', onRetry: retry };
  return kept.state === 'saving' ? { state: 'saving' } : { state: 'saved', at: kept.savedAt };
};

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
  const [tab, setTab] = useState<Tab>('text');
  const [withRedline, setRedline] = useState(true);
  const [openValue, setOpenValue] = useState<string | null>(null);
  const [change, setChange] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'publish' | 'unpublish' | 'versions' | null>(null);
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
  const read = (ref: string) => {
    const before = open.content.sources.find((source) => source.ref === ref)?.checked ?? null;
    if (isDraft) {
      patch({
        sources: content.sources.map((source) =>
          source.ref === ref ? { ...source, checked: today } : source,
        ),
      });
      return;
    }
    editorApi.readAgain({ params: { id: open.id }, body: { ref } }).then((answer) => {
      const undo = () =>
        void editorApi
          .undoReadAgain({
            params: { id: open.id },
            body: { ref, checked: before, revision: answer.revision },
          })
          .then(onReload, toastSomethingWentWrong);
      toast.success({
        lead: t('Read again today.'),
        detail: t('Nothing was changed.'),
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
      });
      keeper.forget();
      onReload();
    }, toastSomethingWentWrong);
  };
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
    rules: open.rules.length,
    upcoming: open.upcoming.length,
    deadlines: open.deadlines.length,
  };
  const html = content[part] ?? '';
  return (
    <Column label={`${open.group.name}, ${open.jurisdictionName}`}>
      <ColumnHead>
        <DetailHead
          path={`${open.area.name} › ${open.topic.name} › ${open.group.name}`}
          title={open.jurisdictionName}
          tags={
            <>
              {isDraft && (
                <Tag tone="amber" icon={<IconPencil size={12} aria-hidden />}>
                  {t('Draft, {{count}} changes', { count: changes })}
                </Tag>
              )}
              {!open.isPublished && <Tag icon={<IconEyeOff size={12} aria-hidden />}>{t('Unpublished')}</Tag>}
              {open.draft?.waiting?.at && (
                <Tag tone="amber">
                  {t('Goes out {{at}}', {
                    at: new Date(open.draft.waiting.at).toLocaleString('en-CA', {
                      timeZone: 'America/Toronto',
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    }),
                  })}
                </Tag>
              )}
              {open.draft?.waiting?.for === 'review' && (
                <Tag tone="amber">{t('Waits for a second reader')}</Tag>
              )}
              <SavedState saved={savedAs(kept, () => void keeper.flush())} />
            </>
          }
        >
          {around.colleagues.map(({ id, name, place }) => (
            <span key={id} className={c.presence}>
              <Avatar name={name} />
              <span>
                {t('{{name}} is in {{place}}', {
                  name: name.split(' ')[0] ?? name,
                  place: tabName(TABS.find((one) => one === place) ?? 'text'),
                })}
              </span>
            </span>
          ))}
          <Button
            size="sm"
            variant="default"
            leftSection={<IconHistory size={16} />}
            onClick={() => setDialog('versions')}
            disabled={open.versions === 0}
          >
            {t('Versions')} <span className={c.number}>{open.versions}</span>
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="sm" variant="default" px={8} aria-label={t('More')}>
                <IconDots size={16} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconTrash size={16} />}
                color="red"
                disabled={!open.draft && !isDraft}
                onClick={discard}
              >
                {t('Throw the draft away')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconEyeOff size={16} />}
                color="red"
                disabled={!open.isPublished}
                onClick={() => setDialog('unpublish')}
              >
                {t('Unpublish…')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Button
            size="sm"
            disabled={!isDraft}
            onClick={publish}
            rightSection={
              <Kbd>
                {modKey()} <EnterKey />
              </Kbd>
            }
          >
            {open.needsReview ? t('Send for review') : t('Publish')}
          </Button>
        </DetailHead>
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
              {tab === 'rules' && <Rules rules={open.rules} />}
              {tab === 'upcoming' && <Upcoming upcoming={open.upcoming} />}
              {tab === 'deadlines' && <Deadlines deadlines={open.deadlines} />}
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
      <CompareHistory opened={dialog === 'versions'} onClose={() => setDialog(null)} provisionId={open.id} />
    </Column>
  );
}

/** Findings that are about no value: sections, standing, plain language. */
const Unplaced = ({
  findings,
}: {
  findings: readonly { key?: string; message: string; severity: string; rule: string }[];
}) => {
  const rest = findings.filter(({ key }) => !key);
  if (rest.length === 0) return null;
  return (
    <section className={c.unplaced} aria-label={t('Findings')}>
      <h2>{t('Findings')}</h2>
      <ul>
        {rest.map(({ message, severity, rule }) => (
          <li key={`${rule} ${message}`} data-severity={severity}>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
};
