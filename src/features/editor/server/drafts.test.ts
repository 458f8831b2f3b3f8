import { expect, test } from 'vitest';
import type { EditableProvision } from '../../provisions/editable.ts';
import { cleanContent } from './drafts.ts';

const clean = (parts: Partial<EditableProvision>) =>
  cleanContent({
    description: '',
    warning: null,
    policy: null,
    openQuestion: null,
    ...parts,
  } as EditableProvision);

test('none of the three texts of a draft brings a script, a handler or an address that runs', () => {
  const evil =
    '<p onclick="x()">Five <strong>days</strong></p><script>1</script><a href="javascript:1">b</a>';
  for (const text of Object.values(clean({ description: evil, warning: evil, policy: evil })).slice(0, 3)) {
    expect(text).toContain('Five <strong>days</strong>');
    expect(text).not.toMatch(/script|onclick/);
  }
});

test('a warning or policy of which nothing is left is none, while a description stays a text', () => {
  const { warning, policy, description } = clean({
    ...{ warning: '<script>1</script>', policy: '', description: '<script>1</script>' },
  });
  expect([warning, policy, description]).toEqual([null, null, '']);
});

test('placeholders of a policy stay, and all else is as it was', () => {
  const content = { policy: '<p>{{unpaidDays}} days</p>', openQuestion: '<b>Is it so?</b>' };
  expect(clean(content)).toMatchObject(content);
});
