export { COMMAND_LINE, type ImportedStatute, importStatute } from './import/importStatute.ts';
