import { ensureBuilt } from './build.mjs';

await ensureBuilt();
