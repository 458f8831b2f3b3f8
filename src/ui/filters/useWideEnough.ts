import { useMediaQuery } from '@mantine/hooks';

/** Whether the filters have room beside the results (lg and up, as `FilterPage.module.css` has it). */
export const useWideEnough = (): boolean =>
  useMediaQuery('(min-width: 66.25em)', true, { getInitialValueInEffect: false });
