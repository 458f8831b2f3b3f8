/** Where the parts of an installation lie, seen from its root. */
export interface Layout {
  root: string;
  /** The embedded database's worker, as it was built. */
  databaseWorker: URL;
  /** The comparison engine's worker; its source when left out. */
  redlineWorker?: URL;
  /** The worker that makes the registers of evidence packs; its source when left out. */
  packWorker?: URL;
  /** The worker that makes the files of reports; its source when left out. */
  reportWorker?: URL;
  /** The search engine's worker; its source when left out. */
  searchWorker?: URL;
}
