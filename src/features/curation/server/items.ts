import type { ReferringRequirement } from '../../checklists/server/reads.ts';
import type { ReferringBill } from '../../legislation/server/reads.ts';
import type { ReferringProvision, ReferringRule } from '../../provisions/server/reads.ts';
import type { Dependent, Dependents } from '../thingsContract.ts';

type Part = Dependents['parts'][number];

const part = (kind: Part['kind'], items: Dependent[]): Part => ({ kind, items });

/** Provisions as things that depend on another. */
export const provisionPart = (rows: readonly ReferringProvision[]): Part =>
  part(
    'provision',
    rows.map(({ id, name, line, jurisdiction, isPublished, areaId, topicId }) => ({
      ...{ id, name, line, jurisdiction, isLive: isPublished },
      href: `/a/data/${areaId}/${topicId}/${id}`,
    })),
  );

export const rulePart = (rows: readonly ReferringRule[]): Part =>
  part(
    'specialRule',
    rows.map(({ id, type, text, jurisdiction, isPublished }) => ({
      ...{ id, name: text, line: type, jurisdiction, isLive: isPublished, href: null },
    })),
  );

export const billPart = (rows: readonly ReferringBill[]): Part =>
  part(
    'bill',
    rows.map(({ id, number, name, status, jurisdiction }) => ({
      ...{ id, line: status, jurisdiction, isLive: true },
      name: [number, name].filter(Boolean).join(', '),
      href: `/a/billTracker?bill=${id}`,
    })),
  );

export const requirementPart = (rows: readonly ReferringRequirement[]): Part =>
  part(
    'requirement',
    rows.map(({ id, requirement, sections, jurisdiction, isRetired }) => ({
      ...{ id, name: requirement, line: sections, jurisdiction, isLive: !isRetired },
      href: `/a/checklistsManager?requirement=${id}`,
    })),
  );

export const regulationPart = (
  rows: readonly {
    id: string;
    name: string;
    citation: string | null;
    archived_at: Date | null;
    jurisdiction: Dependent['jurisdiction'];
  }[],
): Part =>
  part(
    'regulation',
    rows.map(({ id, name, citation, archived_at, jurisdiction }) => ({
      ...{ id, name, line: citation, jurisdiction, isLive: archived_at === null },
      href: `/a/acts/${id}`,
    })),
  );

/** Topics or provision groups as things that depend on a place above them, or on each other. */
export const placePart = (
  kind: 'topic' | 'group',
  rows: readonly { id: string; name: string; line: string | null; archived_at: Date | null }[],
): Part =>
  part(
    kind,
    rows.map(({ id, name, line, archived_at }) => ({
      ...{ id, name, line, jurisdiction: null, isLive: archived_at === null },
      href: `/a/taxonomy/${id}`,
    })),
  );
