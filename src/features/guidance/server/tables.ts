import type { LegalPageName } from '../contract.ts';

export interface LegalPagesTable {
  name: LegalPageName;
  title: string;
  html: string;
  updated_on: string;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    legal_pages: LegalPagesTable;
  }
}
