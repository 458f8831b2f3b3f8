import type { VerificationLevel } from '../../shared/source.ts';
import { t } from '../../shared/text.ts';
import type { EditableSource } from './editable.ts';

/** The words that readers see of a standing (decisions 13). */
export const standingWords = (verification: VerificationLevel): string => {
  switch (verification) {
    case 'official-text':
      return t('Checked against the law’s own text');
    case 'official-page':
      return t('Checked against a government page');
    case 'older-official-text':
      return t('Based on an older official text');
    case 'secondary-page':
    case 'machine-compiled-cross-check':
      return t('Based on another source');
    case 'unverified':
      return t('Not yet checked against a source');
  }
};

/** The same, short, for a column. */
export const restsOn = (verification: VerificationLevel): string => {
  switch (verification) {
    case 'official-text':
      return t('Official text');
    case 'official-page':
      return t('Government page');
    case 'older-official-text':
      return t('Older text');
    case 'secondary-page':
    case 'machine-compiled-cross-check':
      return t('Another source');
    case 'unverified':
      return t('Not verified');
  }
};

export const sourceKind = (type: EditableSource['type']): string => {
  switch (type) {
    case 'official-text':
      return t('Official text');
    case 'official-page':
      return t('Government page');
    case 'page':
      return t('Page of somebody else');
    case 'dataset':
      return t('Collection of notes');
    case 'general-knowledge':
      return t('General knowledge');
  }
};

/** An address without what every address has; other sources by their name. */
export const sourceTitle = (ref: string): string =>
  ref.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

export const isAddress = (ref: string): boolean => /^https?:\/\//.test(ref);
