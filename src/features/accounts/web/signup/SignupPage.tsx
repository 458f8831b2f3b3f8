import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { pageStorage } from '../../../../ui/pageStorage.ts';
import { PublicPage } from '../../../auth/web/PublicPage.tsx';
import c from './Signup.module.css';
import { SignupSteps } from './SignupSteps.tsx';
import { readSignup, type SignupData, writeSignup } from './signupData.ts';

const store = pageStorage(() => sessionStorage);

/** The signup so far, and the way to change a part of it; kept in the session storage. */
export function useSignup(): [SignupData, (change: Partial<SignupData>) => void] {
  const [data, setData] = useState(() => readSignup(store));
  const change = (part: Partial<SignupData>) => {
    const next = { ...readSignup(store), ...part };
    writeSignup(store, next);
    setData(next);
  };
  return [data, change];
}

interface Props {
  step: number;
  title: string;
  text?: ReactNode;
  width?: number;
  children: ReactNode;
}

/** One step of the signup. */
export function SignupPage({ step, title, text, width = 720, children }: Props) {
  return (
    <PublicPage
      title={title}
      width={width}
      middle={<SignupSteps current={step} />}
      aside={
        <>
          <span className="mantine-visible-from-md">{t('Have an account?')}</span>{' '}
          <Link to="/login">{t('Log in')}</Link>
        </>
      }
    >
      <div className={c.head}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </PublicPage>
  );
}
