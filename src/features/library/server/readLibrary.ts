import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { billsFormat } from '../format/bill.ts';
import { requirementsFormat } from '../format/checklist.ts';
import { coverageLimitsFormat } from '../format/coverageLimit.ts';
import { announcementsFormat, helpFormat, noticesFormat } from '../format/guidance.ts';
import { industriesFormat, instrumentsFormat } from '../format/instruments.ts';
import { type JurisdictionFile, type Library, type LibraryFile, libraryFormat } from '../format/library.ts';
import { movedFormat, NOTHING_MOVED } from '../format/moved.ts';
import { policiesFormat } from '../format/policy.ts';
import { provisionGroupFormat } from '../format/provisionGroup.ts';
import { specialRulesFormat } from '../format/specialRule.ts';
import { taxonomyFormat } from '../format/taxonomy.ts';
import type { Finding } from '../lint/finding.ts';

/** Files of the content folder that other features read. */
const OTHERS = /^(README\.md|pages\/[^/]+\.md|plans\.yaml|database\.yaml)$/;

class Reader {
  readonly findings: Finding[] = [];
  readonly #root: string;
  readonly #files: string[];
  readonly #read = new Set<string>();

  constructor(root: string) {
    this.#root = root;
    this.#files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  }

  #report(rule: string, file: string, where: string, message: string): void {
    this.findings.push({ severity: 'error', rule, file, where, message });
  }

  /** What a file holds; undefined, and reported, when it does not have the format. An optional one may be missing. */
  one<S extends z.ZodType>(file: string, format: S, optional = false): z.output<S> | undefined {
    this.#read.add(file);
    if (optional && !this.#files.includes(file)) return undefined;
    let raw: unknown;
    try {
      raw = parse(readFileSync(path.join(this.#root, file), 'utf8'));
    } catch (error) {
      this.#report('readable', file, '', error instanceof Error ? error.message : String(error));
      return undefined;
    }
    const parsed = format.safeParse(raw);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      // Named here, because the words for visitors leave the names of keys out.
      const keys = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
      this.#report('format', file, issue.path.join('.'), `${issue.message}${keys}`);
    }
    return undefined;
  }

  folder<S extends z.ZodType>(name: string, format: S): LibraryFile<z.output<S>>[] {
    return this.#files
      .filter((file) => file.startsWith(`${name}/`) && file.endsWith('.yaml'))
      .flatMap((file) => {
        const content = this.one(file, format);
        return content === undefined ? [] : [{ file, content }];
      });
  }

  byJurisdiction<T>(name: string, format: z.ZodType<T[]>): JurisdictionFile<T>[] {
    return this.folder(name, format).flatMap((entry) => {
      const jurisdiction = path.basename(entry.file, '.yaml') as JurisdictionCode;
      if (JURISDICTION_CODES.includes(jurisdiction)) return [{ ...entry, jurisdiction }];
      this.#report('file-place', entry.file, '', 'is not named after a jurisdiction');
      return [];
    });
  }

  reportStrangers(): void {
    for (const file of this.#files) {
      if (!this.#read.has(file) && !OTHERS.test(file)) {
        this.#report('file-place', file, '', 'is no file of the library (content/README.md)');
      }
    }
  }
}

/** Reads the content folder. What does not have the format of content/README.md is left out and reported. */
export function readLibrary(contentDir: string): { library: Library; findings: Finding[] } {
  const reader = new Reader(contentDir);
  const library: Library = {
    stated: reader.one('library.yaml', libraryFormat)?.stated ?? '',
    taxonomy: reader.one('taxonomy.yaml', taxonomyFormat) ?? { jurisdictions: [], areas: [] },
    instruments: reader.one('acts.yaml', instrumentsFormat) ?? [],
    industries: reader.one('industries.yaml', industriesFormat) ?? [],
    groups: reader.folder('provisions', provisionGroupFormat),
    policies: reader.folder('policies', policiesFormat),
    bills: reader.byJurisdiction('bills', billsFormat),
    specialRules: reader.byJurisdiction('special-rules', specialRulesFormat),
    checklists: reader.byJurisdiction('checklists', requirementsFormat),
    guidance: {
      notices: reader.one('notices.yaml', noticesFormat, true) ?? [],
      announcements: reader.one('announcements.yaml', announcementsFormat, true) ?? [],
      help: reader.one('help.yaml', helpFormat, true) ?? [],
    },
    moved: reader.one('moved.yaml', movedFormat, true) ?? NOTHING_MOVED,
    coverageLimits: reader.one('not-covered.yaml', coverageLimitsFormat, true) ?? [],
  };
  reader.reportStrangers();
  return { library, findings: reader.findings };
}
