import { t } from '../../shared/text.ts';

const KINDS: Record<string, () => string> = {
  account: () => t('Account'),
  act: () => t('Act'),
  area: () => t('Area of law'),
  bill: () => t('Bill'),
  checklistRequirement: () => t('Checklist requirement'),
  group: () => t('Provision group'),
  industry: () => t('Industry'),
  instrument: () => t('Act or regulation'),
  incident: () => t('Incident'),
  job: () => t('Job'),
  plan: () => t('Plan'),
  provision: () => t('Provision'),
  provisionGroup: () => t('Provision group'),
  regulation: () => t('Regulation'),
  requirement: () => t('Checklist requirement'),
  rule: () => t('Special rule'),
  source: () => t('Source'),
  specialRule: () => t('Special rule'),
  statute: () => t('Text of a statute'),
  searchWord: () => t('Search word'),
  topic: () => t('Topic'),
  user: () => t('Person'),
};

const ACTIONS: Record<string, () => string> = {
  'account.change': () => t('Changed the account'),
  'account.changeAccess': () => t('Changed the access'),
  'account.create': () => t('Made the account'),
  'account.endSessions': () => t('Ended all sessions'),
  'account.erase': () => t('Deleted the account'),
  'account.handleSubscription': () => t('Worked off the request for a subscription'),
  'account.keepAfterRequest': () => t('Kept the account after a request for deletion'),
  'account.requestDeletion': () => t('Asked for the account to be deleted'),
  'account.requireFactor': () => t('Asked for a second factor, or no longer'),
  'account.setMfa': () => t('Turned sign-in by link on or off'),
  'bill.addChange': () => t('Added what the bill changes'),
  'bill.change': () => t('Changed the bill'),
  'bill.create': () => t('Added the bill'),
  'bill.publish': () => t('Let readers see the bill'),
  'job.retry': () => t('Ran the job again'),
  'provision.deleteVersions': () => t('Deleted versions'),
  'provision.markPublicSample': () => t('Changed the public sample'),
  'provision.publish': () => t('Published'),
  'provision.unpublish': () => t('Unpublished'),
  'incident.add': () => t('Entered the incident'),
  'incident.change': () => t('Changed the incident'),
  'plan.change': () => t('Changed the plan'),
  'plan.revert': () => t('Took the plan back to the starter library'),
  'searchWord.add': () => t('Added the word'),
  'searchWord.change': () => t('Changed the word'),
  'searchWord.delete': () => t('Deleted the word'),
  'source.keep': () => t('Kept as it was last read'),
  'source.lawChanged': () => t('Said that the law changed'),
  'source.onlyThePage': () => t('Said that only the page changed'),
  'source.takeAddress': () => t('Took the new address'),
  'statute.closeChange': () => t('Worked off a newer text'),
  'signOn.addDomain': () => t('Named a domain'),
  'signOn.configure': () => t('Set the provider of single sign-on'),
  'signOn.remove': () => t('Ended single sign-on'),
  'signOn.removeDomain': () => t('Took a domain away'),
  'signOn.require': () => t('Asked for single sign-on, or no longer'),
  'signOn.verifyDomain': () => t('Showed whose a domain is'),
  'user.change': () => t('Changed the role or access'),
  'user.endSessions': () => t('Ended the sessions'),
  'user.invite': () => t('Invited'),
  'user.resendInvite': () => t('Sent the invitation again'),
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
  undoMerge: () => t('Merge undone'),
  move: () => t('Moved'),
  readAgain: () => t('Read again'),
  propose: () => t('Asked a second reader'),
  proposeBeside: () => t('Asked a second reader'),
  approve: () => t('Approved'),
  approveBeside: () => t('Approved'),
  drop: () => t('Not approved, or taken back'),
  dropBeside: () => t('Not approved, or taken back'),
  takeBack: () => t('Taken back'),
  takeOver: () => t('Took over what referred to another'),
  giveBack: () => t('Gave back what referred to another'),
};

const verbOf = (action: string): string => action.slice(action.indexOf('.') + 1);

/** What was done, in words. */
export const actionText = (action: string): string =>
  ACTIONS[action]?.() ?? VERBS[verbOf(action)]?.() ?? spelledOut(action);
