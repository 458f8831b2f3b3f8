import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { areasQuery, topicGroupsQuery } from '../../catalogue/web/api.ts';
import { entitledJurisdictions } from '../../provisions/web/list/jurisdictionFilter.ts';
import { MAX_GROUPS, type Matrix } from '../contract.ts';
import { type MatrixRow, rowsOf } from '../rows.ts';
import { matrixQuery } from './api.ts';
import { type MatrixAddress, matrixRequest, readMatrixAddress, writeMatrixAddress } from './matrixAddress.ts';

/** A group with its rows. */
export interface ShownGroup {
  group: Matrix['groups'][number];
  rows: MatrixRow[];
}

const homeOf = (
  columns: readonly JurisdictionCode[],
  asked: JurisdictionCode | null,
): JurisdictionCode | null =>
  columns.find((code) => code === asked) ?? columns.find((code) => code === 'ON') ?? columns[0] ?? null;

/** The rows of a matrix, and its columns with the home jurisdiction first. */
function shownOf(matrix: Matrix | undefined, { home: asked, fields }: MatrixAddress) {
  if (!matrix) return null;
  const home = homeOf(matrix.jurisdictions, asked);
  const columns = home ? [home, ...matrix.jurisdictions.filter((code) => code !== home)] : [];
  const groups: ShownGroup[] = matrix.groups.map((group) => ({
    group,
    rows: rowsOf(matrix, group).filter(({ field }) => fields.length === 0 || fields.includes(field.key)),
  }));
  return { matrix, home, columns, groups };
}

/** The menus: every topic, and the provisions of the one that is shown. */
function useMenus(address: MatrixAddress, matrixTopic: string | undefined) {
  const areas = useQuery(areasQuery);
  const topics = useMemo(
    () =>
      (areas.data ?? []).flatMap((area) =>
        area.topics.map(({ _id, name }) => ({ id: _id, name, area: area.name })),
      ),
    [areas.data],
  );
  const first = address.groups === null ? topics[0]?.id : undefined;
  const topicId = address.topicId ?? matrixTopic ?? first ?? null;
  const isKnown = topics.some(({ id }) => id === topicId);
  const groups = useQuery({ ...topicGroupsQuery(topicId ?? ''), enabled: topicId !== null && isKnown });
  return { areas, topics, topicId, isUnknown: areas.isSuccess && topicId !== null && !isKnown, groups };
}

/** Puts the address, the menus and the account together into what the matrix shows. */
export function useMatrix() {
  const user = useCurrentUser();
  const entitled = useMemo(() => entitledJurisdictions(user), [user]);
  const [params, setParams] = useSearchParams();
  const today = torontoDay(new Date());
  const { address, problems } = useMemo(
    () => readMatrixAddress(params, entitled, today),
    [params, entitled, today],
  );
  const named = useQuery({
    ...matrixQuery(matrixRequest(address, [])),
    enabled: (address.groups ?? []).length > 0,
  });
  const menus = useMenus(address, named.data?.groups[0]?.topic.id);
  const request = matrixRequest(address, menus.groups.data ?? []);
  const { groups } = request;
  const query = useQuery({ ...matrixQuery(request), enabled: groups.length > 0 });
  const shown = useMemo(
    () => shownOf(groups.length > 0 ? query.data : undefined, address),
    [groups.length, query.data, address],
  );
  // What was chosen last, also while its page is still being drawn: who chooses quickly loses nothing.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const change = (part: Partial<MatrixAddress>): void => {
    latest.current = { ...latest.current, ...part };
    setParams(writeMatrixAddress(latest.current), { preventScrollReset: true });
  };
  return {
    ...{ user, entitled, address, problems, menus, groups, request, query, shown, change, today },
    maxGroups: MAX_GROUPS,
    error: menus.areas.error ?? menus.groups.error ?? query.error,
    retry: () => {
      for (const one of [menus.areas, menus.groups, query]) if (one.error) void one.refetch();
    },
  };
}

export type MatrixModel = ReturnType<typeof useMatrix>;
export type ShownMatrix = NonNullable<MatrixModel['shown']>;
