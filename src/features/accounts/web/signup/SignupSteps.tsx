import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import c from './Signup.module.css';

const STEPS = [
  { path: '/signup/start', name: () => t('Plan') },
  { path: '/signup/customize', name: () => t('Customize') },
  { path: '/signup/account', name: () => t('Account') },
  { path: '/signup/confirmation', name: () => t('Confirm') },
];

/** The four steps: earlier ones can be clicked, later ones not (specification 2.2). `current` is 0 to 3; 4 is past them all. */
export function SignupSteps({ current }: { current: number }) {
  return (
    <nav aria-label={t('Steps of the signup')}>
      <ol className={c.steps}>
        {STEPS.map(({ path, name }, i) => {
          const done = i < current;
          const inside = (
            <>
              <span className={c.number}>
                {done ? <IconCheck size={14} stroke={2.6} aria-hidden /> : i + 1}
              </span>
              <span className={c.name}>{name()}</span>
            </>
          );
          return (
            <li
              key={path}
              className={c.step}
              data-done={done || undefined}
              aria-current={i === current ? 'step' : undefined}
              aria-label={t('Step {{number}}: {{name}}', { number: i + 1, name: name() })}
            >
              {done && current < STEPS.length ? (
                <Link to={path} aria-label={name()}>
                  {inside}
                </Link>
              ) : (
                inside
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
