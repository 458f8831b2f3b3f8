import type { Source, VerificationLevel } from '../../../../shared/source.ts';
import { bears, evidenceDay, isAbove, verificationOf } from '../../../../shared/standing.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';
import { isGovernment, isUnfit } from '../hosts.ts';

/** Only these carry `high`: a commercial page, a news digest or a snapshot does not, however sure its writer sounds. */
const CARRIES_HIGH: VerificationLevel[] = ['official-text', 'official-page'];

interface Standing {
  confidence: 'high' | 'medium' | 'low';
  verification?: VerificationLevel;
  asOf?: string;
  sources: Source[];
  /** For readers: what is not settled. */
  open?: string;
  /** For editors only. */
  editorNote?: string;
}

function sourceProblems({ type, ref }: Source): string[] {
  if (type !== 'page' && type !== 'official-page') return [];
  if (!URL.canParse(ref)) return [`"${ref}" is not the address of a page`];
  return type === 'official-page' && !isGovernment(ref)
    ? [`${new URL(ref).hostname} is called an official page, and is no government's`]
    : [];
}

/** Sources that say something of the text, and are fit to say it. */
const trusted = (sources: Source[]): Source[] =>
  sources.filter((source) => bears(source, 'text') && !(source.type === 'page' && isUnfit(source.ref)));

/** Nobody read anything: for staff, until somebody has. */
const restsOnMemory = ({ confidence, sources }: Standing): boolean =>
  confidence !== 'low' && sources.length > 0 && sources.every(({ type }) => type === 'general-knowledge');

function problems(standing: Standing, amendedOn: string | undefined): string[] {
  const { confidence, verification, asOf, sources } = standing;
  const borneOut = verificationOf(sources, 'text', amendedOn);
  const found: string[] = [];
  if (sources.length === 0) found.push('has no source');
  if (verification && isAbove(verification, borneOut)) {
    found.push(`is called ${verification}, but its sources bear out no more than ${borneOut}`);
  }
  if (confidence === 'high' && !CARRIES_HIGH.includes(verification ?? borneOut)) {
    found.push(`has high confidence, but no statute or government page of today behind it (${borneOut})`);
  }
  const reaches = evidenceDay(sources);
  if (asOf && reaches && asOf > reaches)
    found.push(`is as of ${asOf}, but its evidence reaches to ${reaches}`);
  return [...found, ...sources.flatMap(sourceProblems)];
}

const FROM_MEMORY = /general knowledge|from memory/i;

/**
 * A doubt that editors know is one that readers are told: it stands in `open`, and nothing so doubted is of high confidence.
 * A bill has no `open`: its confidence alone says it.
 */
function doubtsKept(
  { confidence, sources, verification, open, editorNote }: Standing,
  tellsReaders: boolean,
): string[] {
  if (confidence === 'low') return [];
  const fromMemory =
    FROM_MEMORY.test(editorNote ?? '') ||
    sources.some((source) => source.type === 'general-knowledge' && bears(source, 'text'));
  if (fromMemory && confidence === 'high')
    return ['has high confidence, and rests in part on general knowledge'];
  if (!tellsReaders) return [];
  if (fromMemory && !open) return ['rests in part on general knowledge, which `open` does not tell readers'];
  const official = CARRIES_HIGH.includes(verification ?? verificationOf(sources, 'text', undefined));
  return confidence === 'medium' && official && !open
    ? ['is of medium confidence with an official source: `open` says what it does not bear out']
    : [];
}

/** Something that readers see, and that only a forum, a digest, a payroll service or a competitor says. */
const restsOnUnfit = ({ confidence, sources }: Standing): boolean =>
  confidence !== 'low' && sources.length > 0 && trusted(sources).length === 0;

/** How far something is trusted does not go beyond what it rests on. */
export const standing: Rule = ({ library, provisions }) => {
  const all = [
    ...provisions.map(({ file, jurisdiction, content, amendedOn }) => ({
      file,
      where: jurisdiction as string,
      content: content as Standing,
      amendedOn,
    })),
    ...[...library.bills, ...library.specialRules, ...library.checklists].flatMap(({ file, content }) =>
      content.map((entry) => ({ file, where: entry.id, content: entry as Standing, amendedOn: undefined })),
    ),
    ...library.coverageLimits.map((entry) => ({
      file: 'not-covered.yaml',
      where: entry.id,
      content: entry as Standing,
      amendedOn: undefined,
    })),
  ];
  return all.flatMap(({ file, where, content, amendedOn }): Finding[] => {
    const errors = [...problems(content, amendedOn), ...doubtsKept(content, !file.startsWith('bills/'))].map(
      (message): Finding => ({ severity: 'error', rule: 'standing', file, where, message }),
    );
    if (file.startsWith('provisions/') && restsOnMemory(content)) {
      const nothing = 'rests on general knowledge alone: find a source, or call it low';
      errors.push({ severity: 'error', rule: 'standing', file, where, message: nothing });
    }
    const message =
      'rests on a forum, a digest, a payroll service or a competitor alone: find the law, or call it low';
    return restsOnUnfit(content)
      ? [...errors, { severity: 'error', rule: 'standing', file, where, message }]
      : errors;
  });
};
