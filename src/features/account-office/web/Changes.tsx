import { Del, Ins } from '../../../ui/parts/Redline.tsx';
import { fieldName, valueText } from './fieldWords.ts';

interface Props {
  before: unknown;
  after: unknown;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The fields of an account that a change named, each with what it was struck and what it is underlined. For a `dl`. */
export function Changes({ before, after }: Props) {
  const [old, current] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...old, ...current }).flatMap((key) => {
    const name = fieldName(key);
    const [was, is] = [key in old ? valueText(key, old[key]) : '', valueText(key, current[key])];
    if (!name || was === is) return [];
    return (
      <div key={key}>
        <dt>{name}</dt>
        <dd>
          {was && <Del>{was}</Del>} {is && <Ins>{is}</Ins>}
        </dd>
      </div>
    );
  });
}
