import type { Locator, Page } from '@playwright/test';

/** Something a person does: what is pressed or typed, and what shows that the page has answered. */
export interface Deed {
  name: string;
  path: string;
  /** What stands on the screen before. */
  ready: (page: Page) => Locator;
  /** What is done beforehand, each time, and not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed; a text where it is typed, its last key being measured. */
  press?: (page: Page) => Locator;
  type?: string;
  /**
   * As text: true in the page once it shows the answer. Without it the next frame is measured, as where the answer has to be had from
   * the server and the page can only say so.
   */
  shown?: string;
  /** Puts things back, so that it can be done again. */
  after: (page: Page) => Promise<unknown>;
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');
const first = (page: Page, role: 'article' | 'row' | 'heading') => page.getByRole(role).first();
const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu of / });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search provisions' });
const is = (selector: string): string => `document.querySelector('${selector}') !== null`;
const DIALOG = is('[role=dialog]');
const HUB = '/m/builder?jurisdictions=ON,BC';

/** The deeds that are measured, each on the screen where most people do it. */
export const deeds: readonly Deed[] = [
  {
    name: 'search: a key in the field of the hits',
    path: '/m/newSearch?q=notice',
    ready: (page) => first(page, 'article'),
    before: (page) => searchField(page).focus(),
    type: ' of',
    after: (page) => searchField(page).fill('notice'),
  },
  {
    name: 'search: a facet ticked',
    path: '/m/newSearch?q=notice',
    ready: (page) => first(page, 'article'),
    press: (page) => page.getByRole('region', { name: 'Jurisdiction' }).getByRole('checkbox').first(),
    after: (page) => page.getByRole('region', { name: 'Jurisdiction' }).getByRole('checkbox').first().click(),
  },
  {
    name: 'updates: a kind of change left out',
    path: '/m/updates',
    ready: (page) => page.getByRole('heading', { name: 'Amendments' }),
    press: (page) => page.getByRole('checkbox', { name: 'Upcoming Amendments' }),
    after: (page) => page.getByRole('checkbox', { name: 'Upcoming Amendments' }).click(),
  },
  {
    name: 'header: the user menu opens',
    path: '/m/updates',
    ready: userMenu,
    press: userMenu,
    shown: is('[role=menu] [role=menuitem]'),
    after: pressEscape,
  },
  {
    name: 'header: light to dark',
    path: HUB,
    ready: (page) => first(page, 'article'),
    before: (page) => userMenu(page).click(),
    press: (page) => page.getByText('Dark', { exact: true }),
    shown: `document.documentElement.dataset.mantineColorScheme === 'dark'`,
    after: async (page) => {
      await page.getByText('Light', { exact: true }).click();
      await pressEscape(page);
    },
  },
  {
    name: 'header: the help menu opens',
    path: '/m/updates',
    ready: (page) => page.getByRole('button', { name: 'Help', exact: true }),
    press: (page) => page.getByRole('button', { name: 'Help', exact: true }),
    shown: DIALOG,
    after: pressEscape,
  },
  {
    name: 'Info Hub: the list of topics opens',
    path: HUB,
    ready: (page) => first(page, 'article'),
    press: (page) => page.getByRole('combobox', { name: 'Topic' }),
    shown: is('[role=listbox] [role=option]'),
    after: pressEscape,
  },
  {
    name: 'Info Hub: another topic is chosen',
    path: HUB,
    ready: (page) => first(page, 'article'),
    before: (page) => page.getByRole('combobox', { name: 'Topic' }).click(),
    press: (page) => page.getByRole('option', { name: 'Hours of Work' }),
    after: async (page) => {
      await page.goBack();
      await first(page, 'article').waitFor();
    },
  },
  {
    name: 'Info Hub: the comparison of jurisdictions opens',
    path: HUB,
    ready: (page) => first(page, 'article'),
    press: (page) => page.getByRole('button', { name: /^Compare Jurisdictions: / }).first(),
    shown: DIALOG,
    after: pressEscape,
  },
  {
    name: 'Info Hub: the dialog that adds to a report opens',
    path: HUB,
    ready: (page) => first(page, 'article'),
    press: (page) => page.getByRole('button', { name: 'Add Results To Report' }),
    shown: DIALOG,
    after: pressEscape,
  },
  {
    name: 'checklists: the card of a requirement opens',
    path: '/m/checklists?jurisdiction=ON',
    ready: (page) => page.getByRole('button', { name: /^Details: / }).first(),
    press: (page) => page.getByRole('button', { name: /^Details: / }).first(),
    shown: DIALOG,
    after: pressEscape,
  },
  {
    name: 'matrix: the card of a cell opens',
    path: '/m/compare',
    ready: (page) => page.getByRole('gridcell').first(),
    // A cell of a value: those of a group's own row are links to the section.
    press: (page) => page.locator('[data-cell][data-col="ON"]').first(),
    shown: DIALOG,
    after: pressEscape,
  },
];
