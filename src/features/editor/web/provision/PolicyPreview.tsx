import { useMemo } from 'react';
import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { filledPolicy } from '../../lintable.ts';
import type { Borrowed, Field } from '../../schemas.ts';
import c from './ProvisionPane.module.css';

interface Props {
  /** As the server sanitised it, or as the editor of the page wrote it, which knows no other tags. */
  policy: string;
  fields: readonly Field[];
  content: EditableProvision;
  borrowed: Borrowed;
  day: string;
}

/** The policy as readers will see it: every placeholder filled with the value that holds. */
export function PolicyPreview({ policy, fields, content, borrowed, day }: Props) {
  const { text, problems } = useMemo(
    () => filledPolicy(policy, { fields, content, borrowed, day }),
    [policy, fields, content, borrowed, day],
  );
  return (
    <section aria-label={t('As readers see it')} className={c.preview}>
      <h3>{t('As readers see it')}</h3>
      {problems.map((problem) => (
        <p key={problem} className={c.problem} role="alert">
          {problem}
        </p>
      ))}
      <Prose html={text} />
    </section>
  );
}
