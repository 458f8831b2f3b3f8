/** The kinds of files that are kept as evidence (decisions 13), by the end of their names. */
export const EVIDENCE_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

export type EvidenceEnding = keyof typeof EVIDENCE_TYPES;

export const MAX_FILE_BYTES = 20 * 1_024 * 1_024;
export const MAX_ACCOUNT_BYTES = 1_024 * 1_024 * 1_024;
export const MAX_EVIDENCE = 100;

/** The end of a name that says a kind which is kept; null for any other. */
export function evidenceEnding(name: string): EvidenceEnding | null {
  const end = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(EVIDENCE_TYPES, end) ? (end as EvidenceEnding) : null;
}

/** "84 KB", "2.1 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const kilobytes = bytes / 1_024;
  if (kilobytes < 1_024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1_024).toFixed(1)} MB`;
}
