export { permalinkPath } from '../../permalink.ts';
