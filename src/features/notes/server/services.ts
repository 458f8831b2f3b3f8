import type { Services } from '../../../platform/services.ts';

/** What notes work with. */
export type NotesServices = Pick<Services, 'db' | 'clock' | 'brand' | 'reader' | 'entitlements'>;
