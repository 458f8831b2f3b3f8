import type { Page } from '@playwright/test';
import type { Walk } from '../Walk.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const tile = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Jurisdictions on a map' }).getByRole('button', { name });

const readTheLaw: Walk = {
  name: 'read-the-law',
  title: 'Read the law in the Info Hub',
  line: 'Areas, topics, jurisdictions',
  as: 'owner@demo.test',
  at: '/m/updates',
  steps: [
    { say: 'The Info Hub holds the rules in plain language, each with the section that says so.' },
    {
      say: 'Open it from the header. At the left you choose an area of law and a topic.',
      act: (stage) =>
        stage.press(
          stage.page.getByRole('navigation').getByRole('link', { name: 'Info Hub', exact: true }),
          stage.page.getByRole('article').first(),
        ),
    },
    {
      say: 'Here we take the topic Hours of Work. The text follows as soon as you choose.',
      act: async (stage) => {
        const option = stage.page.getByRole('option', { name: /^Hours of Work/ }).first();
        await stage.press(stage.page.getByRole('combobox', { name: 'Topic' }), option);
        await stage.press(option, stage.page.getByRole('article').first());
      },
    },
    {
      say: 'Pick the jurisdictions on the map: Ontario, and British Columbia beside it.',
      act: async (stage) => {
        await stage.press(tile(stage.page, /^Ontario/));
        await stage.press(tile(stage.page, /^British Columbia/));
      },
    },
    {
      say: 'Each entry names its law first, then says what it asks of you, and ends with how it was checked.',
      act: (stage) =>
        stage
          .show(stage.page.getByRole('article').nth(1), 'top')
          .then(() => stage.point(stage.page.getByRole('article').nth(1).getByRole('heading', { level: 3 }))),
    },
    {
      say: 'Special rules and industries that are left out stand below it. Open one to read what differs.',
      act: async (stage) => {
        const chip = stage.page
          .getByText('Special rules', { exact: true })
          .first()
          .locator('..')
          .getByRole('button')
          .first();
        await stage.press(chip, dialog(stage.page));
      },
    },
  ],
};

const compareProvinces: Walk = {
  name: 'compare-two-provinces',
  title: 'Compare two provinces',
  line: 'A redline of every difference',
  as: 'owner@demo.test',
  at: '/m/builder?jurisdictions=ON',
  steps: [
    { say: 'Two provinces, one rule: here is how to see where they part.' },
    {
      say: 'Each entry has its actions at the right. The first of them is Compare Jurisdictions.',
      act: (stage) => stage.press(button(stage.page, /^Compare Jurisdictions: Ontario/), dialog(stage.page)),
    },
    {
      say: 'The province you opened is the base text, on the left. Choose another to stand beside it.',
      act: (stage) =>
        stage.press(
          dialog(stage.page).getByRole('button', { name: 'British Columbia', exact: true }),
          dialog(stage.page).locator('section > table > thead').first(),
        ),
    },
    {
      say: 'What it adds is green and underlined; what it leaves out is red and struck.',
      act: (stage) => stage.point(dialog(stage.page).locator('ins').first()),
    },
    {
      say: 'Choose up to three others in the same way.',
      act: (stage) => stage.press(dialog(stage.page).getByRole('button', { name: 'Alberta', exact: true })),
    },
    {
      say: 'Press N to go from change to change, and P to go back.',
      act: async (stage) => {
        await stage.key('n');
        await stage.key('n');
        await stage.key('n');
      },
    },
    {
      say: 'Escape closes the comparison, and you are where you were.',
      act: (stage) => stage.key('Escape'),
    },
  ],
};

const earlierRule: Walk = {
  name: 'see-what-the-rule-was',
  title: 'See what the rule was before',
  line: 'Versions side by side',
  as: 'owner@demo.test',
  at: '/m/builder?jurisdictions=AB',
  steps: [
    { say: 'The law changes. Earlier texts of a provision are kept, each with the days it was good for.' },
    {
      say: 'Where there is an earlier text, an entry offers Compare to Previous Versions.',
      act: (stage) =>
        stage.press(button(stage.page, /^Compare to Previous Versions: Alberta/), dialog(stage.page)),
    },
    {
      say: 'At the left is what the rule said, at the right what it says today.',
      act: (stage) =>
        stage.point(dialog(stage.page).getByRole('region', { name: 'Previous text' }).locator('p').first()),
    },
    {
      say: 'Marks show what was taken out and what was put in. Show Redline turns them off and on.',
      act: (stage) => stage.point(dialog(stage.page).getByText('Show Redline').first()),
    },
    {
      say: 'To read all of the Info Hub as it was on a day, close this and set Law on.',
      act: async (stage) => {
        await stage.key('Escape');
        const day = stage.page.getByRole('textbox', { name: 'Law on' });
        await stage.press(day);
        await stage.page.keyboard.press('ControlOrMeta+a');
        await stage.type('2024-06-01');
        await stage.key('Enter', stage.page.getByRole('article').first());
        await stage.key('Escape');
      },
    },
    { say: 'A banner says which day you are reading, until you go back to today.' },
  ],
};

const search: Walk = {
  name: 'search-in-your-own-words',
  title: 'Search in your own words',
  line: 'Filters and recent searches',
  as: 'owner@demo.test',
  at: '/m/updates',
  steps: [
    { say: 'You need not know what a rule is called. Press the slash key, or the search box, and ask.' },
    {
      say: 'Type as you speak. Spelling mistakes are forgiven.',
      act: (stage) =>
        stage.type('notice of terminaton', stage.page.getByRole('searchbox', { name: 'Search provisions' })),
    },
    {
      say: 'The best answers come first, with your words marked in them.',
      act: (stage) => stage.point(stage.page.getByRole('article').first().getByRole('heading')),
    },
    {
      say: 'The filters at the left narrow them. Here we want Manitoba alone.',
      act: async (stage) => {
        const box = stage.page
          .getByRole('region', { name: 'Jurisdiction' })
          .getByRole('checkbox', { name: 'Manitoba' });
        await stage.press(box);
      },
    },
    {
      say: 'Open a hit, and it is shown among its neighbours in the Info Hub.',
      act: (stage) =>
        stage.press(
          stage.page.getByRole('article').first().getByRole('link').first(),
          stage.page.getByRole('heading', { level: 1, name: /: / }),
        ),
    },
    {
      say: 'The way back brings your search again, with its filters.',
      act: (stage) => stage.page.goBack().then(() => stage.settle(stage.page.getByRole('article').first())),
    },
  ],
};

const followBill: Walk = {
  name: 'follow-a-bill',
  title: 'Follow a bill',
  line: 'Stages and in-force dates',
  as: 'owner@demo.test',
  at: '/m/builder',
  steps: [
    { say: 'The Bill Tracker shows what is before the legislatures, and what has just become law.' },
    {
      say: 'It is in the menu beside Info Hub.',
      act: async (stage) => {
        const entry = stage.page.getByRole('menuitem', { name: /^Bill Tracker/ });
        await stage.press(button(stage.page, 'More of Info Hub'), entry);
        await stage.press(entry, stage.page.getByRole('table', { name: 'Bills and regulations' }));
      },
    },
    {
      say: 'Each line shows how far a bill has come and the day on which it comes into force.',
      act: (stage) => stage.point(stage.page.getByRole('row').nth(2).getByRole('cell').nth(2)),
    },
    {
      say: 'Find one by its number or its name.',
      act: (stage) => stage.type('bill 30', stage.page.getByRole('searchbox', { name: 'Find a bill' })),
    },
    {
      say: 'Open it to read the days of its stages and a summary of what it changes.',
      act: (stage) =>
        stage.press(stage.page.getByRole('row').nth(1).getByRole('button').first(), dialog(stage.page)),
    },
    {
      say: 'Below are the provisions that it touches. Each leads to the text in the Info Hub.',
      act: async (stage) => {
        const links = dialog(stage.page).getByRole('link');
        await stage.point(links.last());
      },
    },
  ],
};

/** How to find and read the law. */
export const readingWalks: readonly Walk[] = [readTheLaw, compareProvinces, earlierRule, search, followBill];
