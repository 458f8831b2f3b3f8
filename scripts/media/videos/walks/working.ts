import type { Page } from '@playwright/test';
import type { Walk } from '../Walk.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const notes: Walk = {
  name: 'add-notes-and-reminders',
  title: 'Add notes and reminders',
  line: 'Yours, and shared ones',
  as: 'owner@demo.test',
  at: '/m/builder?jurisdictions=MB',
  steps: [
    { say: 'A note keeps what your organisation has to remember beside the rule it is about.' },
    {
      say: 'Below each entry, choose Add a Note or Reminder, and write.',
      act: async (stage) => {
        const field = stage.page.getByRole('textbox', { name: 'Note', exact: true });
        await stage.press(button(stage.page, /^Add a Note\/Reminder/), field);
        await stage.type('Review the pay bands in April.');
      },
    },
    {
      say: 'Reminder sets a day on which you are told by email and in your updates.',
      act: async (stage) => {
        const calendar = stage.page.getByRole('dialog');
        await stage.press(button(stage.page, 'Reminder'), calendar);
        await stage.press(calendar.getByRole('button', { name: 'Next month' }));
        await stage.press(calendar.getByRole('button', { name: /^15 / }));
        await stage.key('Escape');
      },
    },
    {
      say: 'Share it with colleagues who should see it, too. They can read it; only you change it.',
      act: async (stage) => {
        const option = stage.page.getByRole('option', { name: 'Amélie Tremblay' });
        await stage.press(stage.page.getByRole('combobox', { name: 'Share with' }), option);
        await stage.press(option);
        await stage.key('Escape');
      },
    },
    {
      say: 'Save, and the note stands with the rule.',
      act: (stage) =>
        stage.press(
          stage.page.getByRole('button', { name: 'Save', exact: true }),
          button(stage.page, 'Edit note'),
        ),
    },
    {
      say: 'All your notes and reminders are together in My Info.',
      act: async (stage) => {
        await stage.press(
          stage.page.getByRole('link', { name: 'My Info' }),
          stage.page.getByRole('heading', { level: 1, name: 'My Info' }),
        );
        await stage.press(stage.page.getByRole('link', { name: 'Notes and reminders' }));
      },
    },
  ],
};

const report: Walk = {
  name: 'build-a-report',
  title: 'Build a report',
  line: 'Collect, annotate, download',
  as: 'owner@demo.test',
  at: '/m/builder?jurisdictions=SK',
  steps: [
    { say: 'A report collects the provisions you choose, and stays up to date by itself.' },
    {
      say: 'Add To Report is among the actions of each entry.',
      act: (stage) => stage.press(button(stage.page, /^Add To Report: /), dialog(stage.page)),
    },
    {
      say: 'Give a new report a name, or choose one that is there.',
      act: async (stage) => {
        await stage.type('Opening in Saskatoon', dialog(stage.page).getByLabel('Create a new report'));
        await stage.press(
          dialog(stage.page).getByRole('button', { name: 'Create' }),
          stage.page.getByText('Report created successfully!'),
        );
      },
    },
    {
      say: 'Add Results To Report takes everything that is shown.',
      act: async (stage) => {
        await stage.press(button(stage.page, 'Add Results To Report'), dialog(stage.page));
        await stage.press(
          dialog(stage.page).getByRole('button', { name: /Opening in Saskatoon/ }),
          stage.page.getByText('Report updated successfully!'),
        );
      },
    },
    {
      say: 'The report is in My Info. It reads like the Info Hub, with your notes in it.',
      act: async (stage) => {
        const link = stage.page.getByRole('link', { name: 'Opening in Saskatoon' });
        await stage.press(stage.page.getByRole('navigation').getByRole('link', { name: 'My Info' }), link);
        await stage.press(link, stage.page.getByRole('heading', { level: 1, name: 'Opening in Saskatoon' }));
      },
    },
    {
      say: 'Download it as a PDF, as a Word document, or as an Excel file.',
      act: (stage) =>
        stage.press(button(stage.page, 'Download'), stage.page.getByRole('menuitem', { name: 'Word' })),
    },
  ],
};

const checklist: Walk = {
  name: 'work-through-a-checklist',
  title: 'Work through a checklist',
  line: 'Owner, due date, evidence',
  as: 'owner@demo.test',
  at: '/m/updates',
  steps: [
    {
      say: 'A checklist names what an employer has to do in a jurisdiction. Everyone in your account works on the same one.',
    },
    {
      say: 'Choose the jurisdiction, and say how many people work for you there: some duties begin at a number.',
      act: async (stage) => {
        const list = stage.page.getByRole('combobox', { name: 'Jurisdiction', exact: true });
        await stage.press(stage.page.getByRole('navigation').getByRole('link', { name: 'Checklists' }), list);
        await stage.press(list);
        await stage.type('onta');
        await stage.press(
          stage.page.getByRole('option', { name: 'Ontario' }),
          stage.page.getByRole('table', { name: 'Requirements' }),
        );
        await stage.type('60', stage.page.getByLabel('Number of employees'));
      },
    },
    {
      say: 'Open a requirement to work on it.',
      act: (stage) =>
        stage.press(
          button(stage.page, /^Details: /),
          stage.page.getByRole('dialog', { name: 'Requirement' }),
        ),
    },
    {
      say: 'Set its status, and say who owns it.',
      act: async (stage) => {
        const drawer = stage.page.getByRole('dialog', { name: 'Requirement' });
        await stage.press(drawer.getByText('In Progress', { exact: true }).first());
        const option = stage.page.getByRole('option', { name: 'Colin Ng' });
        await stage.press(drawer.getByRole('combobox', { name: 'Owner' }), option);
        await stage.press(option, drawer.getByText('made Colin Ng the owner'));
      },
    },
    {
      say: 'Keep the evidence with it: a policy, a poster, a record of training.',
      act: async (stage) => {
        const drawer = stage.page.getByRole('dialog', { name: 'Requirement' });
        await stage.show(drawer.getByText('Evidence', { exact: true }).first(), 'top');
        await drawer
          .locator('input[type=file]')
          .setInputFiles([
            { name: 'Accessibility policy.txt', mimeType: 'text/plain', buffer: Buffer.from('Our policy.') },
          ]);
        await stage.settle(drawer.getByRole('button', { name: 'Accessibility policy.txt', exact: true }));
      },
    },
    {
      say: 'The ring above the list shows how much is done, for everybody at once.',
      act: async (stage) => {
        await stage.key('Escape');
        await stage.point(stage.page.getByRole('region', { name: 'Progress' }).getByRole('img').first());
      },
    },
  ],
};

const watchlist: Walk = {
  name: 'choose-your-watchlist',
  title: 'Choose your watchlist',
  line: 'What we email, and how often',
  as: 'user@demo.test',
  at: '/m/updates',
  steps: [
    { say: 'The watchlist says which changes of the law are brought to you by email.' },
    {
      say: 'It is in your preferences, in the menu under your name.',
      act: async (stage) => {
        const entry = stage.page.getByRole('menuitem', { name: 'Preferences' });
        await stage.press(button(stage.page, /^User menu/), entry);
        await stage.press(entry, stage.page.getByRole('heading', { level: 1, name: 'Preferences' }));
      },
    },
    {
      say: 'First choose how often: each day, each week, or never.',
      act: (stage) => stage.press(stage.page.getByText('Weekly Summary', { exact: true }).first()),
    },
    {
      say: 'Then choose what you watch: topics, and the jurisdictions you work in.',
      act: async (stage) => {
        await stage.press(button(stage.page, 'Watch topics'), dialog(stage.page));
        const boxes = dialog(stage.page).getByRole('checkbox');
        await stage.press(boxes.nth(1));
        await stage.press(boxes.nth(3));
      },
    },
    {
      say: 'The line below says how many changes that was lately, before you agree to it.',
      act: async (stage) => {
        await stage.press(
          dialog(stage.page)
            .getByRole('button', { name: /^Watch/ })
            .last(),
        );
      },
    },
    {
      say: 'Anything you watch can be let go again here, and each email has a link that ends them.',
      act: (stage) => stage.point(button(stage.page, /^Stop watching/)),
    },
  ],
};

const people: Walk = {
  name: 'manage-people-and-sign-in',
  title: 'Manage people and sign-in',
  line: 'For account owners',
  as: 'owner@demo.test',
  at: '/m/updates',
  steps: [
    { say: 'As the owner of an account you say who is in it, and how they sign in.' },
    {
      say: 'Account Settings are in the menu under your name.',
      act: async (stage) => {
        const entry = stage.page.getByRole('menuitem', { name: 'Account Settings' });
        await stage.press(button(stage.page, /^User menu/), entry);
        await stage.press(entry, stage.page.getByRole('heading', { level: 1, name: 'Account Settings' }));
      },
    },
    {
      say: 'Users lists everybody, with their role and when they last came.',
      act: (stage) =>
        stage.press(
          stage.page.getByRole('link', { name: 'Users', exact: true }),
          stage.page.getByRole('table', { name: 'Users' }),
        ),
    },
    {
      say: 'Ask somebody in by their email address. They choose a password of their own.',
      act: async (stage) => {
        await stage.type('Noor', stage.page.getByRole('textbox', { name: 'First name' }));
        await stage.type('Haddad', stage.page.getByRole('textbox', { name: 'Last name' }));
        await stage.type('noor@example.com', stage.page.getByRole('textbox', { name: 'Email' }));
        await stage.press(stage.page.getByRole('button', { name: /invit/i }).first());
      },
    },
    {
      say: 'Their actions change a role, send the invitation again, or close the door to somebody who left.',
      act: (stage) =>
        stage
          .press(button(stage.page, 'Actions for Colin Ng'), stage.page.getByRole('menuitem').first())
          .then(() => stage.key('Escape')),
    },
    {
      say: 'Security asks a second factor of everybody, connects your single sign-on, and shows who signed in.',
      act: async (stage) => {
        await stage.press(
          stage.page.getByRole('link', { name: 'Security', exact: true }),
          stage.page.getByRole('heading', { level: 2, name: 'Second factor' }),
        );
        await stage.show(stage.page.getByRole('heading', { level: 2, name: 'Active sessions' }), 'top');
      },
    },
  ],
};

/** How to work with it, alone and together. */
export const workingWalks: readonly Walk[] = [notes, report, checklist, watchlist, people];
