export type { Editor } from './edit/editor.ts';
export { beginProvision, readSourceAgain, undoReadAgain, unpublishProvision } from './edit/standing.ts';
export type { EditableRest } from './edit/writeEditable.ts';
export { joinProvisions } from './load/joinProvisions.ts';
export { convertKeptValues } from './load/keptValues.ts';
export { markPublicSample } from './publish/markPublicSample.ts';
export { type Published, publishProvision } from './publish/publish.ts';
export { tellOfChange } from './publish/tellOfChange.ts';
export { type UndoablePublication, undoPublication } from './publish/undo.ts';
