import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { createServer } from 'vite';

/**
 * `npm run dev`: the page with hot reload on PORT, and behind it the server from its sources on the next port, started anew
 * when one of them changes.
 */
const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;
const worker = path.resolve('.cache/dev/databaseWorker.mjs');

const bundle = await rolldown({
  input: 'src/platform/db/embeddedWorker.ts',
  platform: 'node',
  external: [/^node:/, /^@electric-sql\/pglite/],
});
await bundle.write({ file: worker, format: 'esm' });

const server: ChildProcess = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/main/server/dev.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      DATABASE_WORKER: worker,
    },
  },
);

const target = `http://127.0.0.1:${serverPort}`;
const page = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: {
      '^/(api|auth|currentUser|1|health|docs)(/|$|\\?)': target,
      // One path is a page when it is opened and a call when it is sent.
      '^/signup/setPassword$': target,
    },
  },
});
await page.listen();
page.printUrls();

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await page.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
