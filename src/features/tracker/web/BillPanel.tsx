import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import { inForceText } from '../../legislation/inForceText.ts';
import { FILED, isWhollyInForce } from '../../legislation/rules.ts';
import { BillDetails } from '../../legislation/web/BillDetails.tsx';
import { permalinkPath } from '../../provisions/permalink.ts';
import type { AffectedProvision, BillDetails as Details } from '../contract.ts';
import { outcomeNote, outcomeWords, staleText } from '../seenText.ts';
import c from './BillPanel.module.css';
import { StageSteps } from './StageSteps.tsx';

interface Change {
  html: string;
  provisions: AffectedProvision[];
}

/** The provisions by what is said of them: a bill often says the same of several. */
function byChange(provisions: AffectedProvision[]): Change[] {
  const changes = new Map<string, AffectedProvision[]>();
  for (const provision of provisions) {
    const key = provision.changesOverview;
    changes.set(key, [...(changes.get(key) ?? []), provision]);
  }
  return [...changes].map(([html, list]) => ({ html, provisions: list }));
}

function ProvisionLinks({
  provisions,
  assentDate,
}: {
  provisions: AffectedProvision[];
  assentDate: string | null;
}) {
  return (
    <ul className={c.provisions}>
      {provisions.map((provision) => (
        <li key={`${provision.id} ${provision.part}`}>
          <Link to={permalinkPath(provision)}>{provision.name}</Link>
          <span>
            {provision.area.name} › {provision.topic.name}
          </span>
          <span>{inForceText({ ...provision, assentDate })}</span>
        </li>
      ))}
    </ul>
  );
}

const isBefore = ({ status }: Details['bill']): boolean => !status.endsWith('Assent') && status !== FILED;

/** What the drawer of a bill holds: the bill, its stages, what it changes and where (specification 4: the title of the changes). */
function BillPanel({ details }: { details: Details }) {
  const { bill, stageDates, provisions, outcome } = details;
  const stale = isBefore(bill) ? staleText(details, torontoDay(new Date())) : null;
  const note = outcome ? outcomeNote(outcome) : stale;
  const inForce = isWhollyInForce(bill, bill.parts, torontoDay(new Date()));
  return (
    <>
      <BillDetails bill={bill} ended={outcome && outcomeWords(outcome)} />
      {note && <p className={c.stale}>{note}</p>}
      <StageSteps bill={bill} stageDates={stageDates} />
      {provisions.length === 0 && (
        <p className={c.stale}>
          {t('No provision of your library is linked to it yet; what it would do is described above.')}
        </p>
      )}
      {provisions.length > 0 && (
        <section className={c.section}>
          <h3>{inForce ? t('Summary of Changes') : t('Upcoming Changes')}</h3>
          {byChange(provisions).map(({ html, provisions: changed }) => (
            <div key={html} className={c.change}>
              <Prose html={html} />
              <h4>{inForce ? t('Provisions it changed') : t('Provisions it would change')}</h4>
              <ProvisionLinks provisions={changed} assentDate={bill.assentDate} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

export { BillPanel as Component };
