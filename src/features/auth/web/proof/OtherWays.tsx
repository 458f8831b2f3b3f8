import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import type { Proof } from '../../factorsContract.ts';

export type Way = Proof['methods'][number];

/** What a way to prove oneself is given. */
export interface WayProps {
  onProven: () => void;
  /** The ways that this person has beside it. */
  others: readonly Way[];
  onChoose: (way: Way) => void;
}

const label = (way: Way): string =>
  ({
    password: t('Use your password'),
    passkey: t('Use a passkey'),
    code: t('Use a code'),
    link: t('Email me a link instead'),
  })[way];

/** The person would rather prove themselves in another way. */
export const OtherWays = ({ others, onChoose }: Pick<WayProps, 'others' | 'onChoose'>) =>
  others.map((way) => (
    <Button key={way} variant="subtle" onClick={() => onChoose(way)}>
      {label(way)}
    </Button>
  ));
