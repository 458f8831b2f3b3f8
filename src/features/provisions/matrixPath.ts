import type { JurisdictionCode } from '../../shared/jurisdictions.ts';

/** What a link into the matrix asks for: a topic as a whole, or some of its provision groups. */
interface MatrixPlace {
  topicId?: string;
  groupIds?: readonly string[];
  home?: JurisdictionCode;
  /** A day that is not today. */
  on?: string | null;
}

/** The path that compares typed values across Canada (specification: decisions 13). */
export function matrixPath({ topicId, groupIds = [], home, on }: MatrixPlace): string {
  const query = [
    topicId && `topic=${encodeURIComponent(topicId)}`,
    groupIds.length > 0 && `groups=${groupIds.map(encodeURIComponent).join(',')}`,
    home && `home=${home}`,
    on && `on=${on}`,
  ].filter(Boolean);
  return `/m/compare${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
