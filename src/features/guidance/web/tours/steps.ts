import type { Tour } from '../../../../shared/localPreferences.ts';
import { t } from '../../../../shared/text.ts';

/** One card of a tour. */
export interface Step {
  title: string;
  text: string;
  /** What it is about, as a selector. Without one, or where that is not on the screen, the card stands in the middle. */
  target?: string;
}

/** A tour: where it is shown, what has to be on the screen for it to begin, and its cards. */
interface TourPlan {
  at: RegExp;
  needs?: string;
  steps: () => Step[];
}

const nav = (path: string): string => `header nav a[href="${path}"]`;

/** Beside the screen, or behind a button of narrow ones. */
const FILTERS = '[data-tour="filters"], [data-tour="openFilters"]';

/** The 11 steps of specification 2.6; "done" closes the last one and is not counted. */
const updates = (): Step[] => [
  {
    title: t('Welcome'),
    text: t(
      'This page says what changed in the law and what falls due. The tour shows what is where, in eleven steps.',
    ),
  },
  {
    title: t('Help menu'),
    text: t(
      'Frequent questions and their answers, the keyboard shortcuts, and the way to see these tours again.',
    ),
    target: '[data-tour="help"]',
  },
  {
    title: t('Reminders'),
    text: t(
      'What falls due in the next 60 days: your own notes with a day, notes shared with you, and deadlines set by law. The first two are shown; open the rest below.',
    ),
    target: '[data-tour="reminders"]',
  },
  {
    title: t('Amendments'),
    text: t(
      'What changed, newest first: rules that are in force, and those that are announced. Each can be added to a report.',
    ),
    target: '[data-tour="amendments"] > :first-child',
  },
  {
    title: t('Filters'),
    text: t('Choose the kind of change, the days and the jurisdictions. Your jurisdictions are remembered.'),
    target: FILTERS,
  },
  {
    title: t('Updated Reports'),
    text: t('Reports of yours that hold a provision which changed since you last opened them.'),
    target: '[data-tour="updatedReports"]',
  },
  {
    title: t('Announcements'),
    text: t('What we have to tell you: new features, and matters that concern many.'),
    target: '[data-tour="announcements"]',
  },
  {
    title: t('Info Hub'),
    text: t(
      'The library itself: choose an area of law, a topic and your jurisdictions, and read them side by side.',
    ),
    target: nav('/m/builder'),
  },
  {
    title: t('Checklists'),
    text: t(
      'What an employer has to have done, jurisdiction by jurisdiction, with owners, due dates and evidence.',
    ),
    target: nav('/m/checklists'),
  },
  {
    title: t('My Info'),
    text: t('Your reports and notes, and those that colleagues share with you.'),
    target: nav('/m/my'),
  },
  {
    title: t('Watchlist'),
    text: t(
      'Under your name, in Preferences, you choose the topics to watch and how often a summary comes by email.',
    ),
    target: '[data-tour="userMenu"]',
  },
];

const reportBuilder = (): Step[] => [
  {
    title: t('The Info Hub'),
    text: t('Every provision of the library, by area of law, by industry, or by your own words.'),
  },
  {
    title: t('Choose what to read'),
    text: t(
      'An area and its topic, an industry with its exemptions, or a search. Provisions that you do not need can be hidden.',
    ),
    target: FILTERS,
  },
  {
    title: t('Choose where'),
    text: t('One jurisdiction or several, on the map or by name. They are read side by side and remembered.'),
    target: '[data-tour="map"]',
  },
  {
    title: t('A provision'),
    text: t(
      'The rule in plain words with the sections it rests on, since when it holds, and how well it was checked. Its menu compares jurisdictions and earlier texts.',
    ),
    target: 'article header, article h3',
  },
  {
    title: t('Keep it'),
    text: t('Add what you found to a report, which you can share, print and download.'),
    target: '[data-tour="addResults"]',
  },
];

const reports = (): Step[] => [
  {
    title: t('Your reports'),
    text: t(
      'A report keeps the provisions that you chose, in your order, and says when one of them changed.',
    ),
  },
  {
    title: t('A new report'),
    text: t('Begin one here, or with “Add To Report” beside any provision.'),
    target: '[data-tour="newReport"]',
  },
  {
    title: t('Notes and reminders'),
    text: t('What you and your colleagues wrote beside provisions is listed next to your reports.'),
    target: 'main nav a[href="/m/my/notes"]',
  },
];

const preferences = (): Step[] => [
  {
    title: t('Preferences'),
    text: t('They are yours alone: nobody else in your account sees or changes them.'),
  },
  {
    title: t('Summaries by email'),
    text: t('Choose whether a summary of what changed comes daily, weekly or never.'),
    target: '#summaries [role="radiogroup"]',
  },
  {
    title: t('Watchlist'),
    text: t('The topics and jurisdictions that your summaries are about. Several can be picked at once.'),
    target: '#watchlist',
  },
];

const checklistsPart1 = (): Step[] => [
  {
    title: t('Checklists'),
    text: t(
      'The requirements that an employer of your size has to meet. Your whole organisation sees the same list.',
    ),
  },
  {
    title: t('Where, and how many employees'),
    text: t('Choose a jurisdiction. With your number of employees, only what applies to you is listed.'),
    target: '[data-tour="checklistFilters"]',
  },
];

const checklistsPart2 = (): Step[] => [
  {
    title: t('Status'),
    text: t('Set a requirement to In Progress or Done right here. Your colleagues see it at once.'),
    target: '[data-tour="checklist"] tbody tr',
  },
  {
    title: t('Details'),
    text: t('Open a requirement for its owner, due date, evidence, comments and history.'),
    target: '[data-tour="checklist"] [data-opener]',
  },
  {
    title: t('Show it to an inspector'),
    text: t(
      'The evidence pack holds the whole register and the files. A calendar address brings the due dates into your own calendar.',
    ),
    target: '[data-tour="checklistActions"]',
  },
];

const myNotes = (): Step[] => [
  {
    title: t('Notes and reminders'),
    text: t('What you wrote beside provisions, and what colleagues shared with you, in one list.'),
  },
  {
    title: t('Find one'),
    text: t('By its words, by whose it is, or by the day on which it reminds you.'),
    target: '[data-tour="noteFilters"]',
  },
];

/** The seven tours (specification 3); of two at one place the first comes first. */
export const TOUR_PLANS: Record<Tour, TourPlan> = {
  updates: { at: /^\/m\/updates$/, steps: updates },
  reportBuilder: { at: /^\/m\/(?:builder|search)(?:\/|$)/, needs: 'article', steps: reportBuilder },
  reports: { at: /^\/m\/my$/, steps: reports },
  preferences: { at: /^\/m\/preferences$/, steps: preferences },
  checklistsPart1: { at: /^\/m\/checklists$/, steps: checklistsPart1 },
  checklistsPart2: {
    at: /^\/m\/checklists$/,
    needs: '[data-tour="checklist"] tbody tr',
    steps: checklistsPart2,
  },
  myNotes: { at: /^\/m\/my\/notes$/, steps: myNotes },
};
