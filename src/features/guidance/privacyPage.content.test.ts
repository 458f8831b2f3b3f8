import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Announcement {
  publishedOn: string;
  audience: string;
  text: string;
  banner?: true;
}

const announcements = parse(readFileSync('content/announcements.yaml', 'utf8')) as Announcement[];

test.each(['privacy', 'terms'])(
  'the last change of the %s page that matters is put before people',
  (name) => {
    const [, head = ''] =
      /^---\n([\s\S]*?)\n---/.exec(readFileSync(`content/pages/${name}.md`, 'utf8')) ?? [];
    const { materialOn } = parse(head) as { materialOn?: string };
    if (materialOn === undefined) return;
    const told = announcements.filter(
      ({ publishedOn, audience, banner, text }) =>
        publishedOn === materialOn && banner && audience === 'everyone' && text.includes(`(/m/${name})`),
    );
    expect(told, `a banner of ${materialOn} leads to /m/${name}`).toHaveLength(1);
  },
);

const page = readFileSync('content/pages/privacy.md', 'utf8');

/** How long each thing is kept, by the table of the page. */
const terms = new Map(
  page.split('\n').flatMap((line): [string, string][] => {
    const [, what, howLong] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
    return what && howLong ? [[what, howLong]] : [];
  }),
);

test('the privacy page says what calculators keep, and for how long: nothing that nobody asked to be kept', () => {
  expect(page).toContain('calculations that you keep by a name');
  expect(page).toMatch(
    /What you enter in a calculator\*\* stays in your browser and is not sent, unless you keep the calculation and tick/,
  );
  expect(terms.get('Account, people, notes, reports, kept calculations, preferences')).toBe(
    'as long as the account exists',
  );
});

test('the privacy page says what checklists keep, for how long, and that staff cannot open it', () => {
  expect(terms.get('Checklist statuses, owners, due dates and comments')).toContain(
    'as long as the account exists',
  );
  expect(terms.get('History of checklists')).toContain('nobody can change or delete a line');
  expect(terms.get('Evidence')).toBe('until you remove it; for one more day you can bring it back');
  expect(terms.get('Calendar address')).toBe('until you end it, make another one, or your access ends');
  expect(page).toContain('They have no way to open the comments and evidence of your checklists.');
});
