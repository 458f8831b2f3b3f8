import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import type { PlaceKind, PlaceRow } from '../../taxonomyContract.ts';
import { AreaForm } from './AreaForm.tsx';
import { GroupForm } from './GroupForm.tsx';
import { placesAbove } from './listedPlaces.ts';
import { placeWord } from './placeWords.ts';
import { TopicForm } from './TopicForm.tsx';

interface Props {
  all: readonly PlaceRow[];
  /** What is open: a new one is offered beneath it, or beside it where nothing is beneath. */
  open: PlaceRow | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}

const FORMS = { area: AreaForm, topic: TopicForm, provisionGroup: GroupForm } as const;

/** Asks whether an area, a topic or a group is to be added, and for it. */
export function NewPlace({ all, open, onClose, onSaved }: Props) {
  const [kind, setKind] = useState<PlaceKind>(open?.kind === 'area' || !open ? 'topic' : 'provisionGroup');
  const way = open ? [...placesAbove(all, open), open] : [];
  const parent = way.find((place) => place.kind === (kind === 'topic' ? 'area' : 'topic'));
  const Form = FORMS[kind];
  return (
    <Form
      key={kind}
      place={null}
      parentId={parent?.id ?? null}
      all={all}
      onClose={onClose}
      onSaved={onSaved}
      kindField={
        <SegmentedControl
          aria-label={t('Kind')}
          data={(['area', 'topic', 'provisionGroup'] as const).map((value) => ({
            value,
            label: placeWord(value),
          }))}
          value={kind}
          onChange={(value) => setKind(value as PlaceKind)}
        />
      }
    />
  );
}
