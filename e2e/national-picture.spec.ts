import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** What a person does in sight, from the feed on: a press, or a thing typed. No address is typed. */
function hands(page: Page) {
  let actions = 0;
  return {
    press: async (...args: Parameters<Page['getByRole']>) => {
      actions++;
      await page
        .getByRole(...args)
        .first()
        .click();
    },
    type: async (label: string, text: string) => {
      actions++;
      const field = page.getByLabel(label, { exact: true });
      await field.fill(text);
      await field.press('Enter');
    },
    end: () => expect(actions).toBeLessThanOrEqual(8),
  };
}

type Hands = ReturnType<typeof hands>;

async function begin(page: Page, email: string): Promise<Hands> {
  await arriveAs(page, email, '/m/updates');
  return hands(page);
}

async function toCalculator(hand: Hands, question: string): Promise<void> {
  await hand.press('button', { name: 'More of Info Hub' });
  await hand.press('menuitem', { name: /Calculators/ });
  await hand.press('link', { name: question });
}

/** Whoever asks, and what their account has: all, the west alone, or Ontario alone while it tries the product. */
const PEOPLE = [
  {
    who: 'the owner',
    email: 'owner@demo.test',
    codes: 'ON, QC, BC, AB, SK',
    columns: 5,
    place: 'Ontario',
    map: 'Ontario, ON',
    wageThen: '$16.55',
    holiday: 'Quebec',
    holidayPay: '$48.00',
    jobs: 'ON 52, AB 3',
    owed: ['52 × $18,800.00 = $977,600.00', '3 × $6,000.00 = $18,000.00'],
    inAll: '$977,600.00 + $18,000.00 = $995,600.00',
    foreign: null,
  },
  {
    who: 'a restricted account',
    email: 'west@demo.test',
    codes: 'AB, SK, FED',
    columns: 3,
    place: 'Alberta',
    map: 'Alberta, AB',
    wageThen: '$15.00',
    holiday: 'Saskatchewan',
    holidayPay: null,
    jobs: 'AB 52, SK 3',
    owed: ['52 × $6,000.00 = $312,000.00', '3 × $7,200.00 = $21,600.00'],
    inAll: '$312,000.00 + $21,600.00 = $333,600.00',
    foreign: 'ON 52, AB 3',
  },
  {
    who: 'a trial',
    email: 'trial@demo.test',
    codes: null,
    columns: 1,
    place: 'Ontario',
    map: null,
    wageThen: '$16.55',
    holiday: 'Ontario',
    holidayPay: '$48.00',
    jobs: '52',
    owed: ['52 × $18,800.00 = $977,600.00'],
    inAll: null,
    foreign: 'ON 52, AB 3',
  },
] as const;

type Person = (typeof PEOPLE)[number];

/** Each walk is made by one of them in every run, and by all of them in the long one. */
const by = (...asked: Person['who'][]): Person[] =>
  PEOPLE.filter(({ who }) => process.env.LONG === '1' || asked.includes(who));

for (const person of by('a restricted account')) {
  const { who, email, place } = person;

  test(`${who} compares notice, and a cell leads to its section`, async ({ page }) => {
    const hand = await begin(page, email);
    await hand.press('button', { name: 'More of Info Hub' });
    await hand.press('menuitem', { name: /Compare across Canada/ });
    await hand.press('combobox', { name: 'Topic' });
    await hand.press('option', { name: 'Termination of Employment' });
    if (person.codes) {
      await hand.press('button', { name: /^Jurisdictions/ });
      await hand.type('Jurisdictions by code', person.codes);
      await page.keyboard.press('Escape');
    }
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('columnheader')).toHaveCount(person.columns + 1);
    await hand.press('gridcell', { name: new RegExp(`^Longest notice, ${place}`) });
    const dialog = page.getByRole('dialog', { name: new RegExp(place) });
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
    await expect(dialog.getByRole('link', { name: 'Open provision' })).toHaveAttribute('href', /#/);
    hand.end();
  });
}

for (const person of by('a trial')) {
  const { who, email, place } = person;

  test(`${who} reads the minimum wage and the sick-note rule of March 1, 2024`, async ({ page }) => {
    const hand = await begin(page, email);
    await hand.press('link', { name: 'Info Hub', exact: true });
    if (person.map) await hand.press('button', { name: person.map });
    await hand.type('Law on', '2024-03-01');
    const wage = page.getByRole('article', { name: place }).first();
    await expect(wage).toContainText(person.wageThen);
    await expect(wage.getByRole('link', { name: /Employment Standards/ }).first()).toHaveAttribute(
      'href',
      /^https?:/,
    );
    await hand.press('combobox', { name: 'Topic' });
    await hand.press('option', { name: 'Leaves of Absence' });
    const sick = page
      .getByRole('region', { name: 'Sick and Personal Leave' })
      .getByRole('article', { name: place });
    // What held then with its section, or that our history does not reach back to it: never the text of today.
    await expect(sick).toContainText(
      /In force from .* to|does not reach back to March 01, 2024|In force since/,
    );
    await expect(page.getByText('You are reading the law on March 01, 2024.')).toBeVisible();
    hand.end();
  });
}

for (const person of by('the owner', 'a trial')) {
  const { who, email } = person;

  test(`${who} reckons what is owed to 52 people here and 3 elsewhere, each number with its section`, async ({
    page,
  }) => {
    const hand = await begin(page, email);
    await toCalculator(hand, 'How much notice is owed, or pay instead?');
    await hand.type('Jobs that end', person.jobs);
    await hand.type('Employees here in all', '310');
    await hand.type('Payroll a year', '6,400,000');
    await hand.type('First day', '2019-03-15');
    await hand.type('Regular wages', '1200');
    const panel = page.getByRole('tabpanel');
    for (const sum of person.owed) await expect(panel).toContainText(sum);
    if (person.inAll) {
      await expect(panel).toContainText(person.inAll);
      const parts = /^(Notice \d|Group termination|Pay instead of notice|Severance pay)/;
      for (const row of await panel.getByRole('row', { name: parts }).all())
        for (const cell of await row.getByRole('cell').all())
          await expect(cell.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
    } else {
      // One jurisdiction: each step leads to its provision on the day.
      const links = panel.getByRole('link', { name: 'Provision' });
      expect(await links.count()).toBeGreaterThan(4);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/m\/builder\/.+#/);
    }
    hand.end();
    if (person.foreign) {
      await page.getByLabel('Jobs that end', { exact: true }).fill(person.foreign);
      await expect(page.getByText(/^(ON|AB) is not part of your plan\.$/)).toBeVisible();
    }
  });
}

for (const person of by('the owner')) {
  const { who, email } = person;

  test(`${who} reckons the pay for Labour Day of a part-timer`, async ({ page }) => {
    const hand = await begin(page, email);
    await toCalculator(hand, 'What is the pay for a public holiday?');
    if (person.holiday !== person.place) {
      await hand.press('combobox', { name: 'Jurisdiction', exact: true });
      await hand.press('option', { name: person.holiday, exact: true });
    }
    await hand.type('Day of the holiday', '2026-09-07');
    await hand.type('First day of work', '2024-01-15');
    await hand.type('Wages, without overtime', '960');
    const panel = page.getByRole('tabpanel');
    // Our history of Ontario's list begins after that day, and says so: it is reckoned with where the person says so.
    if (person.holiday === 'Ontario') await hand.press('button', { name: 'Use the oldest that is known' });
    await expect(panel).toContainText('Labour Day');
    if (person.holidayPay) await expect(panel.getByText(person.holidayPay).first()).toBeVisible();
    const link = panel.getByRole('link', { name: 'Provision' }).first();
    // The law of the day of the holiday: the link leads to it on that day.
    await expect(link).toHaveAttribute('href', /^\/m\/builder\/.+[?&]on=2026-09-07#/);
    hand.end();
  });
}

test('a row of numbers opens over time: a chart, and a table whose steps lead to their day', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('button', { name: 'More of Info Hub' }).click();
  await page.getByRole('menuitem', { name: /Compare across Canada/ }).click();
  await page
    .getByRole('button', { name: /over time$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toContainText('Ontario');
  await dialog.getByRole('button', { name: 'Alberta' }).click();
  await expect(dialog.getByRole('button', { name: 'Alberta' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('link', { name: /^Ontario on Oct 01, 2023/ })).toHaveAttribute(
    'href',
    /on=2023-10-01#/,
  );
  expect(await violationsIn(page)).toEqual([]);
});

test('a search opens on the day that is read, and a note keeps it', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/newSearch?q=minimum%20wage');
  await page.getByLabel('Open on the law of', { exact: true }).fill('2024-03-01');
  await expect(page).toHaveURL(/on=2024-03-01/);
  await page.getByRole('link', { name: 'Minimum Wage' }).first().click();
  await expect(page.getByText('You are reading the law on March 01, 2024.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Add a Note/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Note' }).fill('What held then.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('On the law of Mar 01, 2024').first()).toBeVisible();
});

test('policies and a report are read on a day that the address keeps, and tell what changed since another', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/policies');
  await page.getByLabel('Law on', { exact: true }).fill('2024-03-01');
  await expect(page).toHaveURL(/on=2024-03-01/);
  await expect(page.getByText('You are reading the law on March 01, 2024.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Law on', { exact: true })).toHaveValue('2024-03-01');
  await page.goto('/m/policies?on=1899-12-31');
  await expect(page.getByText('Choose a day between Jan 01, 1900 and Dec 31, 2199.')).toBeVisible();

  const report = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const call = async (path: string, body?: unknown) =>
      (
        await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
      ).json();
    const areas = await call('/api/areas/withPrunedTopics');
    const topics = areas.flatMap((area: { topics: { _id: string; name: string }[] }) => area.topics);
    const topic = topics.find(({ name }: { name: string }) => name === 'Wages and Payment');
    const groups = await call(`/api/topics/${topic._id}/provisions`);
    const wage = groups.find(({ name }: { name: string }) => name === 'Minimum Wage');
    const [provision] = await call('/api/buildReport', { provisions: [wage.id], jurisdictions: ['ON'] });
    const { id } = await call('/api/reports', {
      name: 'Wages of then',
      provisions: [provision.id],
      isShared: false,
    });
    return id;
  });
  await page.goto(`/m/my/reports/${report}`);
  await page.getByLabel('Law on', { exact: true }).fill('2024-03-01');
  const entry = page.getByRole('article', { name: 'Ontario' });
  await expect(entry).toContainText('$16.55');
  await expect(page).toHaveURL(/on=2024-03-01/);
  await page.getByRole('button', { name: 'What changed between two days' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed between two days' });
  await dialog.getByLabel('From', { exact: true }).fill('2024-03-01');
  await expect(dialog).toContainText('$16.55');
  await expect(dialog).toContainText('$17.95');
  expect(await violationsIn(page)).toEqual([]);
});
