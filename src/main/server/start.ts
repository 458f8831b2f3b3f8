import { builtLayout } from './builtLayout.ts';
import { openFirst } from './openFirst.ts';

// What this process writes is for its owner's eyes: notes, addresses, secrets.
process.umask(0o077);
const opening = openFirst(process.env, builtLayout);
// It may fail before the code that says so has come.
opening.catch(() => {});
const { main } = await import('./server.ts');
await main(builtLayout, opening);
