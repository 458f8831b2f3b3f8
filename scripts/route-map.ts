import { writeFileSync } from 'node:fs';
import { routeMap } from '../src/main/server/routeMap.ts';

/** `npm run route-map`: writes docs/route-map.md anew; a test says when it is stale. */
writeFileSync('docs/route-map.md', routeMap());
console.log('docs/route-map.md is written.');
