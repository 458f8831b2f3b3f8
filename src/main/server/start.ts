import { builtLayout } from './builtLayout.ts';
import { openFirst } from './openFirst.ts';

// Files that this process makes hold notes, addresses and secrets: only its owner may read them.
process.umask(0o077);
const opening = openFirst(process.env, builtLayout);
// It may fail while the next import is under way; `main` reports it.
opening.catch(() => {});
const { main } = await import('./server.ts');
await main(builtLayout, opening);
