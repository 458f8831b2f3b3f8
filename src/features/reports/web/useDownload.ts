import { useState } from 'react';
import { request } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { announce } from '../../../ui/state/announcer.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { clientOptions } from '../../auth/web/api.ts';
import type { DownloadFormat, Report } from '../contract.ts';
import { PROGRESS_TYPE, type ProgressLine } from '../downloadProgress.ts';

interface Making {
  format: DownloadFormat;
  /** From 0 to 1. */
  progress: number;
}

/** What goes into the file beside the law. */
export interface DownloadExtras {
  notes: boolean;
  policies: boolean;
}

/** The lines of an answer as they come. */
async function* linesOf(response: Response): AsyncGenerator<ProgressLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as ProgressLine;
    if (done) return;
  }
}

function save({ name, type, file }: Extract<ProgressLine, { file: string }>): void {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches a report as a file, with the token in the header (decisions 4), and saves it. `making` while it is under way. */
export function useDownload(report: Report, on: string | null) {
  const [making, setMaking] = useState<Making | null>(null);

  const start = async (format: DownloadFormat, { notes, policies }: DownloadExtras): Promise<void> => {
    setMaking({ format, progress: 0 });
    const path = `/api/reports/${report.id}/download?format=${format}&notes=${notes}&policies=${policies}${on ? `&on=${on}` : ''}`;
    try {
      const response = await request(clientOptions, 'GET', path, { headers: { accept: PROGRESS_TYPE } });
      let isSaved = false;
      for await (const line of linesOf(response)) {
        if ('progress' in line) setMaking({ format, progress: line.progress });
        else if ('error' in line) throw new Error(line.error);
        else {
          save(line);
          isSaved = true;
        }
      }
      if (!isSaved) throw new Error(t('The connection was lost. Please try again.'));
      announce(t('The file was saved.'));
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      toast.error({ lead: t('Something went wrong: {{error}}', { error: detail }) });
    } finally {
      setMaking(null);
    }
  };
  return { start, making };
}
