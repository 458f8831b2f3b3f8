import { builtLayout } from './builtLayout.ts';
import { main } from './server.ts';

await main(builtLayout);
