export interface NoticesTable {
  key: string;
  /** The area or the topic on which it opens: one of them. */
  area_id: string | null;
  topic_id: string | null;
  title: string;
  html: string;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    notices: NoticesTable;
  }
}
