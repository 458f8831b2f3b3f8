import {
  IconAlertTriangle,
  IconChevronRight,
  IconHistory,
  IconListCheck,
  IconScale,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { lawsQuery } from './api.ts';
import c from './Calculators.module.css';
import { ContextFields } from './ContextFields.tsx';
import { type Offered, offeredCalculators } from './calculatorList.ts';
import { YourCalculations } from './kept/YourCalculations.tsx';
import { teaserOf } from './teaser.ts';
import { useCalculatorAddress } from './useCalculatorAddress.ts';

type Address = ReturnType<typeof useCalculatorAddress>;

/** The rule of the jurisdiction in a line, from its typed values. */
function Teaser({ name, address: { place, on } }: { name: Offered['name']; address: Address }) {
  const query = useQuery({ ...lawsQuery(name, place ? [place] : []), enabled: place !== undefined });
  const [law] = query.data ?? [];
  if (!law) return <div className={c.rule} />;
  const { rule, sections } = teaserOf(name, law, on);
  return (
    <div className={c.rule}>
      <b>{rule}</b>
      {sections && <small>{sections}</small>}
    </div>
  );
}

function Question({ calculator, address }: { calculator: Offered; address: Address }) {
  const { name, question, line, icon: Icon } = calculator;
  return (
    <li>
      <Link to={`/m/calculators/${name}${address.search}`} className={c.question}>
        <span className={c.tile}>
          <Icon size={20} stroke={1.6} aria-hidden />
        </span>
        <span>
          <b>{question}</b>
          <small>{line}</small>
        </span>
        <Teaser name={name} address={address} />
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}

const HOW = () => [
  { icon: IconListCheck, text: t('Every step is shown as a sum, with its section and how it was checked.') },
  {
    icon: IconHistory,
    text: t('The law of the day you choose is used, the past and what is announced included.'),
  },
  {
    icon: IconAlertTriangle,
    text: t('Where a figure is not established, the sum stops and says so. Nothing is guessed.'),
  },
  {
    icon: IconScale,
    text: t(
      'They give the statutory minimum. A contract, a collective agreement or the common law may give more.',
    ),
  },
];

/** /m/calculators: the questions that can be asked of the law of a jurisdiction on a day. */
function CalculatorsScreen() {
  const address = useCalculatorAddress();
  return (
    <Page title={t('Calculators')}>
      <PageHead
        title={t('Calculators')}
        line={t('Ask a question and read the answer as sums, each with the section it rests on.')}
      />
      <PageBody>
        <div className={c.columns}>
          <div>
            <div className={c.context}>
              <ContextFields address={address} label={t('Work is done in')} />
              <p>
                {t(
                  'Both hold for every calculator below; without a day, the day of the case counts. Banks, airlines, railways and telephone companies are under federal law: choose Federal for them.',
                )}
              </p>
            </div>
            {offeredCalculators().map(({ title, calculators }) => (
              <section key={title} className={c.group}>
                <h2>
                  {title} <span>{calculators.length}</span>
                </h2>
                <ul>
                  {calculators.map((calculator) => (
                    <Question key={calculator.name} calculator={calculator} address={address} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <aside className={c.side}>
            <YourCalculations />
            <h2>{t('How they are computed')}</h2>
            <ul>
              {HOW().map(({ icon: Icon, text }) => (
                <li key={text}>
                  <Icon size={17} aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </PageBody>
    </Page>
  );
}

export { CalculatorsScreen as Component };
