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
