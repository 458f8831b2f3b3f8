import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startProductionServer } from '../../bench/productionServer.ts';
import { arriveAs } from '../../e2e/people.ts';
import { TOURS } from '../../src/shared/localPreferences.ts';
import { findBrowser } from '../../test/findBrowser.ts';

/** The built product on a data directory that is thrown away, with the demo, and a browser that looks at it. */
export interface OpenProduct {
  base: string;
  browser: Browser;
  /**
   * A page of a demo account that has seen all tours, or of nobody (null), at an address; `prepare` is called before anything is
   * opened.
   */
  visit: (
    email: string | null,
    path: string,
    look: BrowserContextOptions,
    prepare?: (page: Page) => Promise<unknown>,
  ) => Promise<Page>;
  close: () => Promise<void>;
}

/** Starts both. The environment's `MEDIA_PORT` chooses the port. */
export async function openProduct(): Promise<OpenProduct> {
  const server = await startProductionServer(Number(process.env.MEDIA_PORT ?? 4735));
  const browser = await chromium.launch(await findBrowser()).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const seen = TOURS.map((tour) => ({ name: `tourSeen.${tour}`, value: 'true' }));
  return {
    base: server.base,
    browser,
    visit: async (email, path, look, prepare) => {
      const context = await browser.newContext({
        baseURL: server.base,
        locale: 'en-CA',
        timezoneId: 'America/Toronto',
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: server.base, localStorage: seen }] },
        ...look,
      });
      const page = await context.newPage();
      await prepare?.(page);
      if (email) await arriveAs(page, email, path);
      else await page.goto(path);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
