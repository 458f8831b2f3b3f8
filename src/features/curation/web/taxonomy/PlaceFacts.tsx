import { Link } from 'react-router';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import c from '../parts/Things.module.css';

function GroupFacts({
  place,
  all,
}: {
  place: Extract<StaffPlace, { kind: 'provisionGroup' }>;
  all: readonly PlaceRow[];
}) {
  const { searchWords, seeAlso } = place.written;
  return (
    <>
      <div>
        <dt>{t('Search words')}</dt>
        <dd>{searchWords.join(', ') || t('None.')}</dd>
      </div>
      <div>
        <dt>{t('Also see')}</dt>
        <dd>
          {seeAlso.length === 0 && t('None.')}
          {seeAlso.map((id, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <Link to={`/a/taxonomy/${id}`}>{all.find((row) => row.id === id)?.name ?? id}</Link>
            </span>
          ))}
        </dd>
      </div>
    </>
  );
}

/** What is said of a place beside its name: the stored name, and what its kind has. */
export function PlaceFacts({ place, all }: { place: StaffPlace; all: readonly PlaceRow[] }) {
  return (
    <dl className={c.facts}>
      <div>
        <dt>{t('Stored name')}</dt>
        <dd>
          <code>{place.key}</code>
        </dd>
      </div>
      {place.kind === 'area' && (
        <>
          <div>
            <dt>{t('Code')}</dt>
            <dd>{place.code}</dd>
          </div>
          <div>
            <dt>{t('Jurisdictions whose law speaks of it')}</dt>
            <dd>{place.written.jurisdictions.map(jurisdictionName).join(', ')}</dd>
          </div>
        </>
      )}
      {place.kind === 'topic' && (
        <div>
          <dt>{t('Changes are no longer reported since')}</dt>
          <dd>{place.written.frozenAt ? shortDate(place.written.frozenAt) : t('They are reported.')}</dd>
        </div>
      )}
      {place.kind === 'provisionGroup' && <GroupFacts place={place} all={all} />}
      <div>
        <dt>{t('Comes from')}</dt>
        <dd>{place.isFromLibrary ? t('The starter library') : t('Your own editors')}</dd>
      </div>
    </dl>
  );
}
