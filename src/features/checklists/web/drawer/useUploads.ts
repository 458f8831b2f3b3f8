import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { evidenceEnding, MAX_FILE_BYTES } from '../../evidenceTypes.ts';
import { sendFile } from '../api.ts';
import { useChanged } from './useItemMutations.ts';

/** A file on its way, or waiting for those before it. */
export interface Upload {
  id: number;
  name: string;
  /** 0 to 100. */
  percent: number;
}

/** What is wrong with a file before it is sent, or null. */
function faultOf(file: File): string | null {
  if (!evidenceEnding(file.name)) {
    return t('{{name}}: send a PDF, Word, Excel, CSV or text file, or a PNG or JPEG picture.', {
      name: file.name,
    });
  }
  return file.size > MAX_FILE_BYTES ? t('{{name}} is larger than 20 MB.', { name: file.name }) : null;
}

let lastId = 0;

/** Sends files one after the other as evidence, with how far each is, and the reasons why some were not kept. */
export function useUploads(requirementId: string) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  const send = useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) =>
      sendFile(account.id, requirementId, file, (share) =>
        setUploads((list) => list.map((one) => (one.id === id ? { ...one, percent: 100 * share } : one))),
      ),
    onSuccess: changed,
  });
  const take = async (files: readonly File[]): Promise<void> => {
    setFaults(files.flatMap((file) => faultOf(file) ?? []));
    const sent = files
      .filter((file) => faultOf(file) === null)
      .map((file) => {
        lastId += 1;
        return { id: lastId, file };
      });
    setUploads((list) => [...list, ...sent.map(({ id, file }) => ({ id, name: file.name, percent: 0 }))]);
    for (const { id, file } of sent) {
      await send
        .mutateAsync({ id, file })
        .catch((error: Error) => setFaults((said) => [...said, `${file.name}: ${error.message}`]));
      setUploads((list) => list.filter((one) => one.id !== id));
    }
  };
  return { uploads, faults, take };
}
