import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type JurisdictionCode, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Column, ColumnBody, ColumnEmpty, DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { standingWords } from '../../../provisions/evidenceText.ts';
import { COVERAGE_VIEWS, type CoverageRow, type CoverageView, countsIn } from '../../coverage.ts';
import { markOf } from '../../marks.ts';
import { viewName } from '../../viewWords.ts';
import { behindCellQuery } from '../api.ts';
import { MarkIcon } from '../tree/MarkIcon.tsx';
import { useOpenCell } from '../tree/useOpenCell.ts';
import c from './CoveragePane.module.css';

interface Props {
  area: string;
  jurisdiction: JurisdictionCode;
}

/** What is counted, and whether the rest is asked for: both stand in the address. */
function useAskedView() {
  const [address, setAddress] = useSearchParams();
  const view = COVERAGE_VIEWS.find((one) => one === address.get('view')) ?? 'published';
  const isLacking = address.get('lacking') === 'yes';
  const set = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { view, isLacking, set };
}

/** A cell of the map of the library: what an area has in a jurisdiction, and what of it stands well, or does not yet. */
export function CoveragePane({ area, jurisdiction }: Props) {
  const query = useQuery(behindCellQuery(area, jurisdiction));
  const { view, isLacking, set } = useAskedView();
  const today = torontoDay(new Date());
  const counts = ({ provision }: CoverageRow): boolean =>
    provision !== null && countsIn(view, provision, today);
  const rows = query.data?.rows ?? [];
  const some = rows.filter(counts).length;
  const shown = rows.filter((row) => counts(row) !== isLacking);
  return (
    <Column label={t('Provisions of an area')}>
      <DetailHead
        title={
          query.data
            ? `${query.data.area.name}, ${jurisdictionName(jurisdiction)}`
            : jurisdictionName(jurisdiction)
        }
        line={
          query.data && t('{{some}} of {{all}}: {{view}}', { some, all: rows.length, view: viewName(view) })
        }
      >
        <Select
          aria-label={t('What is counted')}
          data={COVERAGE_VIEWS.map((value) => ({ value, label: viewName(value) }))}
          value={view}
          onChange={(value) => set('view', value as CoverageView)}
        />
        <Segments
          label={t('Which')}
          value={isLacking ? 'lacking' : 'with'}
          onChange={(value) => set('lacking', value === 'lacking' ? 'yes' : null)}
          data={[
            { value: 'with', label: t('These {{count}}', { count: some }) },
            { value: 'lacking', label: t('The other {{count}}', { count: rows.length - some }) },
          ]}
        />
      </DetailHead>
      <ColumnBody padded>
        <Loaded
          query={query}
          skeleton={400}
          failed={t('The provisions could not be loaded.')}
          isEmpty={() => shown.length === 0}
          empty={<ColumnEmpty title={t('Nothing to do here.')} />}
        >
          {() => <Rows rows={shown} area={area} jurisdiction={jurisdiction} today={today} />}
        </Loaded>
      </ColumnBody>
    </Column>
  );
}

function Rows({ rows, area, jurisdiction, today }: Props & { rows: readonly CoverageRow[]; today: string }) {
  const openCell = useOpenCell();
  return (
    <ul className={c.rows}>
      {rows.map((row, i) => (
        <Fragment key={row.groupId}>
          {rows[i - 1]?.topic.id !== row.topic.id && <li className={c.topic}>{row.topic.name}</li>}
          <li className={c.row}>
            <MarkIcon mark={row.provision ? markOf({ ...row.provision, hasDraft: false }, today) : 'empty'} />
            {row.provision ? (
              <Link to={`/a/data/${area}/${row.topic.id}/${row.provision.id}`}>{row.name}</Link>
            ) : (
              <LinkButton
                onClick={() =>
                  openCell({ groupId: row.groupId, areaId: area, topicId: row.topic.id, code: jurisdiction })
                }
              >
                {t('Begin {{name}}', { name: row.name })}
              </LinkButton>
            )}
            <span className={c.words}>
              {row.provision ? standingWords(row.provision.verification) : t('No text yet')}
            </span>
            <span className={c.words}>{row.provision && reviewWords(row.provision.reviewDue)}</span>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

const reviewWords = (day: string | null): string =>
  day ? t('Review due {{date}}', { date: shortDate(day) }) : t('Never read against a source');
