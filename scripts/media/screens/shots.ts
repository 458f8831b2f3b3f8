import type { Page } from '@playwright/test';

/** A screen to be taken, in one state. */
export interface Shot {
  /** The path of the screen as main/web/screens.ts has it, with its area in front. */
  screen: string;
  /** Who looks at it; null is nobody. */
  as: string | null;
  /** What is to be seen, in the index. */
  title: string;
  /** The address, where it is another than the screen's. */
  at?: string;
  /** What is done before the picture is taken; the name of the state is its key. */
  state?: string;
  act?: (page: Page, isPhone: boolean) => Promise<unknown>;
}

/** What the files of its pictures begin with. */
export const nameOf = ({ screen, state, as }: Shot): string => {
  const words = screen
    .replace(/\/?:\w+\??/g, '')
    .replace(/^\//, '')
    .split('/');
  return [as === null ? 'public' : null, ...words, state].filter(Boolean).join('-');
};

const OWNER = 'owner@demo.test';
const ADMIN = 'admin@demo.test';
const member = (screen: string, title: string, at?: string): Shot => ({
  screen: `/m/${screen}`,
  as: OWNER,
  title,
  at,
});
const staff = (screen: string, title: string, at?: string): Shot => ({
  screen: `/a/${screen}`,
  as: ADMIN,
  title,
  at,
});
const stranger = (screen: string, title: string, at?: string): Shot => ({
  screen: `/${screen}`,
  as: null,
  title,
  at,
});
const followFirst = (page: Page) => page.getByRole('table').getByRole('link').first().click();

/** A draft with a title, whom it is for and a banner. */
async function writeAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New( N)?$/ }).click();
  await page.getByLabel('Title').fill('New paid-leave rules for federal employers');
  await page.getByRole('checkbox', { name: /^Banner/ }).click();
  await page.getByRole('button', { name: 'Condition' }).click();
  await page.getByRole('menuitem', { name: 'Jurisdiction' }).click();
  await page.getByRole('option', { name: 'Federal' }).click();
  await page.keyboard.press('Escape');
}

/** The steps of a signup, each from the first: none is shown to who has not done those before it. */
async function choosePlan(page: Page): Promise<void> {
  const plan = page.getByRole('region', { name: 'Province' });
  await plan.getByRole('button', { name: /^Try for Free/ }).click();
  await page.getByRole('heading', { name: 'Customize your free trial' }).waitFor();
}

async function customize(page: Page): Promise<void> {
  await choosePlan(page);
  await page.getByLabel('Ontario').check();
  const areas = page.getByRole('region', { name: 'Areas of law' }).getByRole('checkbox', { disabled: false });
  await areas.nth(0).check();
  await areas.nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Business name').waitFor();
}

async function signUp(page: Page): Promise<void> {
  await customize(page);
  await page.getByLabel('Business name').fill('Kiln & Co');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(`noor${Date.now()}@kiln.test`);
  await page.getByLabel('I am not a robot').check();
  // It computes for a moment.
  await page.getByRole('checkbox', { name: 'I am not a robot', checked: true, disabled: false }).waitFor();
  await page.getByRole('button', { name: 'Start my free trial' }).click({ timeout: 60_000 });
  await page.getByRole('heading', { name: 'Please check your inbox' }).waitFor();
}

/** What strangers see. */
const signedOut: Shot[] = [
  stranger('login', 'Log in'),
  stranger('forgotPassword', 'Forgot password'),
  stranger('resetPassword/:email/:token', 'A link that no longer works', '/resetPassword/a@b.ca/over'),
  stranger('mfaLogin/:email/:token', 'Sign-in by an emailed link', '/mfaLogin/a@b.ca/over'),
  stranger('login/sso', 'Single sign-on that did not come through'),
  stranger('signup', 'Sign up'),
  stranger('signup/plans', 'Plans'),
  stranger('signup/start', 'Sign up: begin', '/signup/start?plan=trial'),
  {
    ...stranger('signup/customize', 'Sign up: areas and jurisdiction', '/signup/start'),
    act: choosePlan,
  },
  { ...stranger('signup/account', 'Sign up: who you are', '/signup/start'), act: customize },
  { ...stranger('signup/confirmation', 'Sign up: check your inbox', '/signup/start'), act: signUp },
  stranger('signup/password/:code', 'First password, link over', '/signup/password/over'),
  stranger('signup/welcome/:code', 'Welcome, link over', '/signup/welcome/over'),
  stranger('unsubscribe/:code', 'End emails', '/unsubscribe/over'),
  stranger('preview/:id', 'Not a public sample', '/preview/none'),
  stranger('privacy', 'Privacy policy'),
  stranger('terms', 'Terms of use'),
  stranger('scopeOfProduct', 'Scope of the product'),
];

/** What members see. */
const signedIn: Shot[] = [
  member('updates', 'Latest Updates'),
  member('builder/:areaId?/:topicId?', 'Info Hub', '/m/builder?jurisdictions=ON,BC'),
  {
    ...member('builder/:areaId?/:topicId?', 'Compare Jurisdictions', '/m/builder?jurisdictions=ON'),
    state: 'compare',
    act: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: 'More actions for Ontario' }).first().click();
      await (isPhone
        ? page.getByRole('menuitem', { name: 'Compare Jurisdictions' }).click()
        : page
            .getByRole('button', { name: /^Compare Jurisdictions: Ontario/ })
            .first()
            .click());
      await page.getByRole('dialog').getByRole('button', { name: 'British Columbia', exact: true }).click();
    },
  },
  member('search', 'Info Hub, search', '/m/search?q=overtime'),
  member('compare', 'Compare across Canada'),
  member('calculators', 'Calculators'),
  {
    ...member('calculators/:calculator', 'A calculator', '/m/calculators'),
    state: 'answer',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /notice|termination/i })
        .first()
        .click(),
  },
  member('tracker', 'Bill Tracker'),
  {
    ...member('tracker', 'A bill', '/m/tracker'),
    state: 'bill',
    act: (page) => page.getByRole('button', { name: 'Bill C-31 (45-1)' }).click(),
  },
  member('policies/:areaId?/:topicId?', 'Policies', '/m/policies'),
  member('checklists', 'Checklists', '/m/checklists?jurisdiction=ON'),
  {
    ...member('checklists', 'A requirement', '/m/checklists?jurisdiction=ON'),
    state: 'requirement',
    act: (page) =>
      page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click(),
  },
  member('my', 'My Info: reports'),
  { ...member('my/reports/:id', 'A report', '/m/my'), act: followFirst },
  member('my/calculations', 'My Info: calculations'),
  member('my/notes', 'My Info: notes and reminders'),
  member('newSearch', 'Search', '/m/newSearch?q=notice+of+termination'),
  member('help', 'Help/FAQ'),
  {
    ...member('help', 'Help menu', '/m/updates'),
    state: 'menu',
    act: (page) => page.getByRole('button', { name: 'Help', exact: true }).click(),
  },
  {
    ...member('help', 'How-to video', '/m/updates'),
    state: 'video',
    act: async (page) => {
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('button', { name: /^Compare two provinces/ }).click();
    },
  },
  member('preferences', 'Preferences'),
  member('proof/:token', 'Proof that is over', '/m/proof/over'),
  member('settings/:section?', 'Account Settings: account', '/m/settings/account'),
  ...['users', 'security', 'data'].map((state) => ({
    ...member('settings/:section?', `Account Settings: ${state}`, `/m/settings/${state}`),
    state,
  })),
  { ...member('activateSubscription', 'Choose a plan'), as: 'trial@demo.test' },
  { ...member('activateSubscription/success', 'Plan asked for'), as: 'trial@demo.test' },
  member('privacy', 'Privacy policy'),
  member('terms', 'Terms of use'),
  member('scopeOfProduct', 'Scope of the product'),
];

/** What staff see. */
const office: Shot[] = [
  staff('dashboard', 'Dashboard'),
  staff('billTracker', 'Bill Tracker'),
  staff('data/:area?/:topic?/:provision?', 'Provisions', '/a/data'),
  {
    ...staff('data/:area?/:topic?/:provision?', 'Source watch', '/a/data?show=sources'),
    state: 'sources',
    act: (page) => page.getByRole('radio', { name: 'All', exact: true }).check({ force: true }),
  },
  staff('acts/:id?', 'Acts & Regs', '/a/acts'),
  staff('industries', 'Industries'),
  staff('taxonomy/:id?', 'Taxonomy', '/a/taxonomy'),
  staff('checklistsManager', 'Checklists'),
  staff('accounts', 'Accounts'),
  {
    ...staff('accounts', 'An account', '/a/accounts'),
    state: 'account',
    act: (page) => page.getByRole('button', { name: 'Harbour Cafe', exact: true }).click(),
  },
  staff('notifications', 'Notifications'),
  {
    ...staff('notifications', 'An announcement', '/a/notifications'),
    state: 'draft',
    act: writeAnnouncement,
  },
  staff('search', 'Search words'),
  staff('audit', 'Audit log'),
  staff('jobs', 'Jobs'),
  staff('incidents', 'Incident register'),
  staff('outbox', 'Outbox'),
];

/** Every screen of the product, by who sees it. */
export const shots: Record<string, readonly Shot[]> = {
  'Signed out': signedOut,
  Members: signedIn,
  Staff: office,
};
