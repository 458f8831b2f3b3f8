import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoticeOff, NOTICES, turnNoticeOff } from '../../../shared/localPreferences.ts';
import { useIdle } from '../../../ui/hooks/useIdle.ts';
import { storage } from '../../auth/web/api.ts';
import type { Notice } from '../contract.ts';
import { noticesQuery } from './api.ts';
import type { HubModel } from './hubModel.ts';

const SEEN = 'noticesSeen';

const seenInSession = (): string[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

function rememberInSession(keys: string[]): void {
  try {
    sessionStorage.setItem(SEEN, JSON.stringify(keys));
  } catch {
    // Without storage it is remembered as long as the page stands.
  }
}

/** The browser's name for a notice: "health-and-safety" is kept as "healthAndSafety". */
const preferenceOf = ({ key }: Notice) =>
  NOTICES.find((name) => name === key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** The notice to show now, if any: for the topic before its area, once a session, and never again when the reader says so. */
export function useNotice({ address, area, topic }: HubModel) {
  const { data: notices = [] } = useQuery({ ...noticesQuery, enabled: useIdle() });
  const [seen, setSeen] = useState(seenInSession);
  const isDue = (notice: Notice): boolean => {
    const preference = preferenceOf(notice);
    return !seen.includes(notice.key) && !(preference && isNoticeOff(storage, preference));
  };
  const isHere = ({ areaId, topicId }: Notice): boolean =>
    address.tab === 'area' && (topicId !== null ? topicId === topic?._id : areaId === area?.id);
  const notice =
    notices
      .filter((candidate) => isHere(candidate) && isDue(candidate))
      .sort((a, b) => Number(a.topicId === null) - Number(b.topicId === null))[0] ?? null;

  const dismiss = (never: boolean) => {
    if (!notice) return;
    const next = [...seen, notice.key];
    setSeen(next);
    rememberInSession(next);
    const preference = preferenceOf(notice);
    if (never && preference) turnNoticeOff(storage, preference);
  };
  return { notice, dismiss };
}
