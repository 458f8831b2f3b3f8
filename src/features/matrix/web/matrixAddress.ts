import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../shared/jurisdictions.ts';
import { lawDayProblem } from '../../../shared/lawDay.ts';
import { t } from '../../../shared/text.ts';
import { MAX_GROUPS } from '../contract.ts';
import type { MatrixRequest } from './api.ts';

/** Everything that the address says about the matrix, so that back, reload and a sent link all work. */
export interface MatrixAddress {
  topicId: string | null;
  /** Provision groups; null where the address leaves them to the topic. */
  groups: string[] | null;
  /** Empty: all that the account has. */
  jurisdictions: JurisdictionCode[];
  home: JurisdictionCode | null;
  /** Keys of the rows shown; empty: all. */
  fields: string[];
  fold: boolean;
  /** A day that is not today; null: today. */
  on: string | null;
}

/** What an address asks for and cannot be had, in words for the field that it concerns. */
export interface AddressProblems {
  groups?: string;
  jurisdictions?: string;
  home?: string;
  on?: string;
}

const listOf = (value: string | null): string[] => [...new Set((value ?? '').split(',').filter(Boolean))];
const isCode = (code: string): code is JurisdictionCode => JURISDICTION_CODES.some((known) => known === code);

function jurisdictionProblem(
  codes: readonly string[],
  entitled: readonly JurisdictionCode[],
): string | undefined {
  const unknown = codes.find((code) => !isCode(code));
  if (unknown) return t('There is no jurisdiction “{{code}}”.', { code: unknown });
  const foreign = codes.find((code) => !entitled.some((own) => own === code));
  return foreign && t('{{code}} is not part of your plan.', { code: foreign });
}

/** The jurisdictions that were typed, by code or name and with commas, or why they cannot be had. */
export function typedJurisdictions(
  text: string,
  entitled: readonly JurisdictionCode[],
): { ids: JurisdictionCode[] } | { problem: string } {
  const codes = text
    .split(/[,;]|\s{2,}/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const named = JURISDICTION_CODES.find(
        (code) => jurisdictionName(code).toLowerCase() === word.toLowerCase(),
      );
      return named ?? word.toUpperCase();
    });
  const problem =
    codes.length === 0 ? t('Write codes with commas: ON, QC, BC.') : jurisdictionProblem(codes, entitled);
  return problem ? { problem } : { ids: entitled.filter((code) => codes.includes(code)) };
}

/**
 * Reads an address. What cannot be had is left out and said at its field: a jurisdiction that is none or not the account's, a day
 * outside the calendar, more provisions than fit.
 */
export function readMatrixAddress(
  query: URLSearchParams,
  entitled: readonly JurisdictionCode[],
  today: string,
): { address: MatrixAddress; problems: AddressProblems } {
  const groups = listOf(query.get('groups'));
  const codes = listOf(query.get('jurisdictions'));
  const home = query.get('home');
  const asked = query.get('on');
  const dayProblem = asked === null ? null : lawDayProblem(asked);
  const own = entitled.filter((code) => codes.includes(code));
  const homeProblem = home ? jurisdictionProblem([home], entitled) : undefined;
  return {
    address: {
      topicId: query.get('topic'),
      groups: query.has('groups') ? groups.slice(0, MAX_GROUPS) : null,
      jurisdictions: own.length === entitled.length ? [] : own,
      home: home && !homeProblem ? (home as JurisdictionCode) : null,
      fields: listOf(query.get('fields')),
      fold: query.get('fold') === '1',
      on: asked !== today && dayProblem === null ? asked : null,
    },
    problems: {
      groups:
        groups.length > MAX_GROUPS
          ? t('At most {{count}} provisions fit. The first are shown.', { count: MAX_GROUPS })
          : undefined,
      jurisdictions: jurisdictionProblem(codes, entitled),
      home: homeProblem,
      on: dayProblem ?? undefined,
    },
  };
}

/** Writes an address: the inverse of reading. What is at its default is left out. */
export function writeMatrixAddress(address: MatrixAddress): URLSearchParams {
  const pairs: [string, string | null | false][] = [
    ['topic', address.topicId],
    ['groups', address.groups === null ? null : address.groups.join(',')],
    ['jurisdictions', address.jurisdictions.length > 0 && address.jurisdictions.join(',')],
    ['home', address.home],
    ['fields', address.fields.length > 0 && address.fields.join(',')],
    ['fold', address.fold && '1'],
    ['on', address.on],
  ];
  const written = new URLSearchParams();
  for (const [name, value] of pairs) if (value !== null && value !== false) written.set(name, value);
  return written;
}

/** The provisions of a topic that are shown at first. */
const SHOWN_AT_FIRST = 6;

/** What an address asks the server for; `ofTopic` are the provisions of its topic, where it names none itself. */
export const matrixRequest = (
  { groups, jurisdictions, on }: MatrixAddress,
  ofTopic: readonly { id: string }[],
): MatrixRequest => ({
  groups: groups ?? ofTopic.slice(0, SHOWN_AT_FIRST).map(({ id }) => id),
  jurisdictions,
  fields: [],
  on,
});
