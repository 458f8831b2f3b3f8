/** What may still name an erased account or its people. */
export const STAYS = [
  // Who did what to what, by ids that lead nowhere any more: the log stays whole.
  'audit_log.user_id',
  'audit_log.subject_id',
  // Its id alone, so that a restore of an older backup erases it again.
  'erased_accounts.account_id',
];

/** Where the export of an account's data holds what each table of people keeps: a file, and what is in it of the first account. */
export const EXPORTED: Record<string, [file: string, of: RegExp]> = {
  announcement_emails: ['announcements-told', /emailed_at": "2026/],
  announcement_views: ['announcements-told', /seen_at": "2026/],
  calculations: ['calculations', /"notice"/],
  checklist_comments: ['checklist-comments', /Quokka/],
  // Evidence counts once its bytes are whole, and a factor once it was confirmed: those of this test are not.
  checklist_evidence: ['checklist-evidence', /^\[\]/],
  checklist_items: ['checklist-details', /Quokka.*said why/],
  checklist_statuses: ['checklists', /"Done"/],
  deleted_reports: ['deleted-reports', /Quokka/],
  deletion_requests: ['deletion-requests', /Quokka.*said so/],
  email_consents: ['email-choices', /"announcement"/],
  email_opt_outs: ['email-choices', /"trial"/],
  note_shares: ['notes', /shared_with": \[\s+"quokka/],
  notes: ['notes', /Quokka/],
  notifications: ['bells', /Quokka/],
  reports: ['reports', /Quokka/],
  saved_searches: ['saved-searches', /overtime/],
  sign_in_devices: ['devices', /quokkaowner/],
  sign_in_factors: ['second-factors', /^\[\]/],
  sign_in_log: ['sign-ins', /quokkaowner/],
  sign_on_domains: ['single-sign-on', /Quokka.*\.test/],
  sign_on_providers: ['single-sign-on', /issuer/],
  sign_on_subjects: ['single-sign-on', /subject/],
  subscription_requests: ['subscription-requests', /Call Quokka/],
  tours_seen: ['tours-seen', /"updates"/],
  user_preferences: ['summary-frequencies', /"Never"/],
  users: ['people', /quokkauser/],
  watchlist_entries: ['watchlist', /"YT"/],
};

/** Tables of people that the export leaves out. */
export const NOT_EXPORTED = [
  // Keys, and what is on its way for minutes.
  ...['checklist_calendars', 'sessions', 'sign_in_challenges', 'sign_in_links', 'sign_in_recovery_codes'],
  ...['sign_on_arrivals', 'sign_on_attempts'],
  // How far the product itself has come with somebody.
  ...['checklist_versions', 'report_visits', 'summary_cursors', 'summary_due_told'],
];
