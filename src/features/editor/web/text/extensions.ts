import { TEXT_EXTENSIONS } from '../../../../ui/richText/textExtensions.ts';
import { DeskExtension } from './deskPlugin.ts';

/** A provision's text as it is written: with what differs, and what the library's rules find. */
export const EXTENSIONS = [...TEXT_EXTENSIONS, DeskExtension];
