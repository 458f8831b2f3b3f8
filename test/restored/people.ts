import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AMENDED, read, rowsOf, signIn } from './server.ts';

/** Tests that everything is there which people wrote, chose and kept. */
export function findsWhatPeopleKept(): void {
  test('everybody signs in with the password they had, changed ones too', async () => {
    const people = ['owner', 'user', 'colleague', 'west', 'trial', 'expired', 'admin', 'editor'];
    for (const name of people) {
      const response = await signIn(`${name}@demo.test`);
      expect(response.statusCode, `${name}: ${response.body}`).toBe(200);
    }
    expect((await signIn('trialuser@demo.test')).statusCode).toBe(401);
    expect((await signIn('trialuser@demo.test', 'Harbour-Kept-2026')).statusCode).toBe(200);
    expect((await signIn('owner@demo.test', 'Another-Pass-2026')).statusCode).toBe(401);
  });

  interface Note {
    text: string;
    reminder: string | null;
    sharedWith: string[];
    createdBy: { fullName: string };
    place: { jurisdiction: string } | null;
  }

  const WINDSOR = {
    text: '<p>The <strong>Windsor</strong> warehouse pays 20 cents above this rate.</p>',
    reminder: '2031-05-04T13:30:00.000Z',
    sharedWith: ['Colin'],
    by: 'Dana Roy',
    where: 'ON',
  };
  const BRANDON = {
    text: '<p>Brandon opens in March: Colin, please check the rate.</p>',
    reminder: null,
    sharedWith: ['Colin'],
    by: 'Dana Roy',
    where: 'MB',
  };
  const LAVAL = {
    text: '<p>Laval: tips are pooled; ask Amélie before the spring roster.</p>',
    reminder: null,
    sharedWith: [],
    by: 'Dana Roy',
    where: 'QC',
  };
  const KELOWNA = {
    text: '<p>Kelowna pays by piece until the harvest ends.</p><ul><li>apples</li><li>cherries</li></ul>',
    reminder: null,
    sharedWith: ['Amélie', 'Dana'],
    by: 'Colin Ng',
    where: 'BC',
  };
  const SCHEDULE = {
    text: '<p>Weekly schedule runs Sunday to Saturday. Overtime starts in hour 45, not after eight in a day.</p>',
    reminder: '2026-12-04T14:00:00.000Z',
    sharedWith: ['Colin'],
    by: 'Dana Roy',
    where: 'ON',
  };
  const CHARLOTTETOWN = {
    text: '<p>Overtime starts at 44 hours now, not 48. Ask Colin whether the Charlottetown roster follows the new Act.</p>',
    reminder: '2026-12-22T14:00:00.000Z',
    sharedWith: [],
    by: 'Dana Roy',
    where: 'PE',
  };
  const LETHBRIDGE = {
    text: '<p>Drivers of the Lethbridge depot: see the collective agreement.</p>',
    reminder: '2030-01-15T16:00:00.000Z',
    sharedWith: [],
    by: 'Jordan Bear',
    where: 'AB',
  };

  test.each([
    ['owner@demo.test', [BRANDON, KELOWNA, LAVAL, WINDSOR, SCHEDULE, CHARLOTTETOWN]],
    ['user@demo.test', [BRANDON, KELOWNA, WINDSOR, SCHEDULE]],
    ['colleague@demo.test', [KELOWNA]],
    ['west@demo.test', [LETHBRIDGE]],
  ])('%s reads every note with its text, reminder and readers', async (email, expected) => {
    const people = await rowsOf(sql<{ id: string; name: string }>`select id, first_name as name from users`);
    const nameOf = new Map(people.map(({ id, name }) => [id, name]));
    const notes = await read<Note[]>(email, '/api/notes');
    const byText = (a: { text: string }, b: { text: string }): number => (a.text < b.text ? -1 : 1);
    const found = notes.map(({ text, reminder, sharedWith, createdBy, place: where }) => ({
      text,
      reminder,
      sharedWith: sharedWith.map((id) => nameOf.get(id)).sort(),
      by: createdBy.fullName,
      where: where?.jurisdiction,
    }));
    expect(found.sort(byText)).toEqual([...expected].sort(byText));
  });

  test('a note stands beside its provision', async () => {
    const { notes } = await read<{ notes: Note[] }>('owner@demo.test', `/api/provisions/${AMENDED}`);
    expect(notes.map(({ text }) => text)).toEqual([KELOWNA.text]);
  });

  interface Report {
    id: string;
    name: string;
    isShared: boolean;
    provisions: string[];
    ownerName: string;
  }

  const WAGES = {
    name: 'Wages of the Windsor and Laval sites',
    isShared: true,
    size: 5,
    ownerName: 'Dana Roy',
  };
  const HOURS = {
    name: 'Hours and overtime: Ontario, Quebec, Federal',
    isShared: true,
    size: 21,
    ownerName: 'Dana Roy',
  };
  const LEAVES = { name: 'Leaves of absence in Ontario', isShared: false, size: 14, ownerName: 'Dana Roy' };
  const HIRING = { name: 'Colin’s hiring papers', isShared: false, size: 2, ownerName: 'Colin Ng' };
  const ALBERTA = { name: 'Paying people in Alberta', isShared: false, size: 8, ownerName: 'Colin Ng' };

  test.each([
    ['owner@demo.test', [WAGES, HOURS, LEAVES]],
    ['user@demo.test', [HIRING, WAGES, ALBERTA, HOURS]],
    ['colleague@demo.test', [WAGES, HOURS]],
    ['west@demo.test', []],
  ])('%s finds every report', async (email, expected) => {
    const reports = await read<Report[]>(email, '/api/reports');
    const found = reports.map(({ name, isShared, ownerName, provisions }) => ({
      name,
      isShared,
      ownerName,
      size: provisions.length,
    }));
    expect(found).toEqual(expected);
  });

  test.each([
    [WAGES.name, ['QC', 'ON', 'AB', 'BC', 'NS']],
    [HIRING.name, ['MB', 'SK']],
  ])('%s holds its provisions in the order it was given', async (wanted, jurisdictions) => {
    const reports = await read<Report[]>('user@demo.test', '/api/reports');
    const id = reports.find(({ name }) => name === wanted)?.id;
    const provisions = await read<{ jurisdiction: string; provisionGroup: unknown }[]>(
      'user@demo.test',
      `/api/reports/${id}/provisions`,
    );
    expect(provisions.map(({ jurisdiction }) => jurisdiction)).toEqual(jurisdictions);
    expect(new Set(provisions.map(({ provisionGroup }) => JSON.stringify(provisionGroup))).size).toBe(1);
  });

  test('a deleted report, a visit and who added what are kept', async () => {
    expect(
      await rowsOf(sql<{ name: string; size: number }>`
      select report->>'name' as name, jsonb_array_length(report->'provisions') as size from deleted_reports`),
    ).toEqual([{ name: 'Old plant in Hull', size: 2 }]);
    expect(
      await rowsOf(sql<{ name: string; email: string; at: Date }>`
      select r.name, u.email, v.seen_at as at from report_visits v
      join reports r on r.id = v.report_id join users u on u.id = v.user_id`),
    ).toEqual([{ name: WAGES.name, email: 'user@demo.test', at: new Date('2026-11-22T10:06:01.889Z') }]);
    expect(
      await rowsOf(sql<{ jurisdiction: string; email: string }>`
      select p.jurisdiction, u.email from report_provisions rp join reports r on r.id = rp.report_id
      join provisions p on p.id = rp.provision_id join users u on u.id = rp.added_by
      where r.name = ${WAGES.name} and u.email <> 'owner@demo.test'`),
    ).toEqual([{ jurisdiction: 'NS', email: 'user@demo.test' }]);
  });

  test.each([
    [
      'owner@demo.test',
      'ON',
      [
        ['File an accessibility compliance report.', 'In Progress', 'Colin Ng'],
        [
          'Keep a multi-year accessibility plan, post it on the website and review it every 5 years.',
          'Done',
          'Dana Roy',
        ],
        [
          'Train all employees and volunteers, those who work on your policies, and others who serve people for you, on the accessibility standards, on the Human Rights Code, and on serving people with disabilities.',
          'Not Started',
          'Colin Ng',
        ],
      ],
    ],
    [
      'west@demo.test',
      'AB',
      [['Give every employee a statement of earnings for each pay period.', 'Done', 'Jordan Bear']],
    ],
  ])('%s finds how far the organisation is in %s', async (email, jurisdiction, expected) => {
    interface Requirement {
      requirement: string;
      status: string;
      lastUpdated: string | null;
      lastUpdatedBy: string | null;
    }
    const checklist = await read<Requirement[]>(email, `/api/checklists?jurisdiction=${jurisdiction}`);
    const touched = checklist.filter(({ lastUpdated }) => lastUpdated?.startsWith('2026-11-22'));
    expect(
      touched.map(({ requirement, status, lastUpdatedBy }) => [requirement, status, lastUpdatedBy]).sort(),
    ).toEqual(expected);
  });

  test('watchlists hold what was added, and not what was taken out', async () => {
    const rows = await rowsOf(sql<{ entry: string }>`
    select u.email || ' ' || t.key || ' ' || w.jurisdiction as entry
    from watchlist_entries w join users u on u.id = w.user_id join topics t on t.id = w.topic_id`);
    const topics: Record<string, string[]> = {
      'wages-and-payment': ['FED', 'ON', 'MB'],
      'hours-of-work-and-overtime': ['FED', 'ON', 'MB', 'SK'],
      'leaves-of-absence': ['FED', 'ON', 'MB', 'SK'],
    };
    const expected = Object.entries(topics).flatMap(([topic, jurisdictions]) =>
      jurisdictions.map((jurisdiction) => `owner@demo.test employment-standards/${topic} ${jurisdiction}`),
    );
    expect(rows.map(({ entry }) => entry).sort()).toEqual(
      [
        ...expected,
        'user@demo.test employment-standards/vacation QC',
        'user@demo.test employment-standards/termination-of-employment YT',
      ].sort(),
    );
    const { watched } = await read<{ watched: unknown[] }>('user@demo.test', '/api/watchlist');
    expect(watched).toHaveLength(2);
  });

  test('saved searches keep their words, filters and watching', async () => {
    expect(await read('owner@demo.test', '/api/savedSearches')).toMatchObject([
      {
        name: 'Notice of termination in the west',
        query: 'notice of termination',
        filters: { jurisdictionName: ['Alberta', 'British Columbia'] },
        isWatched: true,
      },
    ]);
    expect(await read('user@demo.test', '/api/savedSearches')).toMatchObject([
      { name: 'Pay for a public holiday', query: 'holiday pay', filters: {}, isWatched: false },
    ]);
  });

  test('the bell knows what was seen, and what was not', async () => {
    const mine = await read<{ text: string; seen: boolean }[]>('user@demo.test', '/api/notifications/mine');
    const seen = (words: string) => mine.filter(({ text }) => text.includes(words)).map((item) => item.seen);
    expect(seen('Windsor warehouse')).toEqual([true]);
    expect(seen('Brandon opens')).toEqual([false]);
    expect(seen('New rates apply in Manitoba')).toEqual([true]);
  });

  test('what people chose for themselves and for their account is kept', async () => {
    const frequency = (email: string) => read(email, '/api/preferences');
    expect(await frequency('colleague@demo.test')).toMatchObject({ notificationFrequency: 'Never' });
    expect(await frequency('west@demo.test')).toMatchObject({ notificationFrequency: 'Daily Summary' });
    const [account] = await rowsOf(
      sql<{ id: string }>`select account_id as id from users where email = 'owner@demo.test'`,
    );
    expect(await read('owner@demo.test', `/api/accounts/${account?.id}`)).toMatchObject({
      name: 'Northern Outfitters',
      phone: '+1 519 555 0142',
      city: 'Windsor',
      stateProv: 'Ontario',
    });
    const { members } = await read<{ members: { email: string; isPending: boolean }[] }>(
      'owner@demo.test',
      `/api/accounts/${account?.id}/members`,
    );
    expect(members.filter(({ isPending }) => isPending).map(({ email }) => email)).toEqual([
      'newcomer@outfitters.test',
    ]);
    expect(members).toHaveLength(4);
    expect(
      await rowsOf(sql`select contact_name, phone, message, handled_at from subscription_requests`),
    ).toEqual([
      {
        contact_name: 'Priya Shah',
        phone: '416 555 0199',
        message: 'We open a second cafe in Guelph.',
        handled_at: null,
      },
    ]);
  });
}
