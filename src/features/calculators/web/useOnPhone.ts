import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is a phone's (below md, as the style sheets have it); paper is none. */
export const useOnPhone = (): boolean =>
  useMediaQuery('screen and (max-width: 47.99em)', false, { getInitialValueInEffect: false });
