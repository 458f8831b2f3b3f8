import { t } from '../../../../shared/text.ts';

const KINDS: Record<string, () => string> = {
  account: () => t('Account'),
  act: () => t('Act'),
  area: () => t('Area of law'),
  bill: () => t('Bill'),
  checklistRequirement: () => t('Checklist requirement'),
  industry: () => t('Industry'),
  job: () => t('Job'),
  provision: () => t('Provision'),
  provisionGroup: () => t('Provision group'),
  regulation: () => t('Regulation'),
  searchWord: () => t('Search word'),
  topic: () => t('Topic'),
  user: () => t('Person'),
};

const ACTIONS: Record<string, () => string> = {
  'account.change': () => t('Changed the account'),
  'account.requireFactor': () => t('Asked for a second factor, or no longer'),
  'account.setMfa': () => t('Turned sign-in by link on or off'),
  'bill.addChange': () => t('Added what the bill changes'),
  'bill.change': () => t('Changed the bill'),
  'bill.create': () => t('Added the bill'),
  'job.retry': () => t('Ran the job again'),
  'provision.deleteVersions': () => t('Deleted versions'),
  'provision.markPublicSample': () => t('Changed the public sample'),
  'provision.publish': () => t('Published'),
  'provision.unpublish': () => t('Unpublished'),
  'searchWord.add': () => t('Added the word'),
  'searchWord.change': () => t('Changed the word'),
  'searchWord.delete': () => t('Deleted the word'),
  'user.recoverFactors': () => t('Removed the second factors'),
};

/** "changeType" as words: "Change type". */
export const spelledOut = (name: string): string => {
  const words = name
    .replace(/[_.]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What kind of thing a line is about, in words. */
export const kindText = (kind: string): string => KINDS[kind]?.() ?? spelledOut(kind);

/** What is done to every kind of thing that the library is arranged by. */
const VERBS: Record<string, () => string> = {
  archive: () => t('Archived'),
  change: () => t('Changed'),
  create: () => t('Added'),
  delete: () => t('Deleted'),
  merge: () => t('Merged into another'),
  move: () => t('Moved'),
  takeBack: () => t('Taken back'),
  takeOver: () => t('Took over what referred to another'),
};

const verbOf = (action: string): string => action.slice(action.indexOf('.') + 1);

/** What was done, in words. */
export const actionText = (action: string): string =>
  ACTIONS[action]?.() ?? VERBS[verbOf(action)]?.() ?? spelledOut(action);
