export type { Editor } from './edit/editor.ts';
export { dropCells, fillCells } from './edit/groupCells.ts';
export { mergeGroupProvisions, standingInBoth } from './edit/mergeGroups.ts';
export { CITED_IN_PROVISIONS, moveCitations, moveRuleIndustries } from './edit/moveCitations.ts';
export { replaceSource } from './edit/replaceSource.ts';
export { addRule, changeRule, removeRule } from './edit/specialRules.ts';
export {
  beginProvision,
  readLawAgain,
  readSourceAgain,
  undoReadAgain,
  unpublishProvision,
} from './edit/standing.ts';
export type { EditableRest } from './edit/writeEditable.ts';
export { joinProvisions } from './load/joinProvisions.ts';
export { convertKeptValues } from './load/keptValues.ts';
export { markPublicSample } from './publish/markPublicSample.ts';
export { notifyOfChange, takeBackNews } from './publish/notifyOfChange.ts';
export { type Published, publishProvision } from './publish/publish.ts';
export { type UndoablePublication, undoPublication } from './publish/undo.ts';
export { readRuleAgain } from './restingRules.ts';
export { notifySourceChanged, withdrawSourceChange } from './sourceChanges.ts';
