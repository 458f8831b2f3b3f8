export {
  addIndustry,
  archiveIndustry,
  changeIndustry,
  industryForWriting,
  mergeIndustry,
  removeIndustry,
  type WrittenIndustry,
} from './writeIndustries.ts';
