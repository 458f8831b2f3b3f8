import type { FastifyInstance } from 'fastify';
import { t } from '../../shared/text.ts';
import { longDate } from '../../shared/torontoDate.ts';
import type { Clock } from '../clock.ts';

/** Answers whether one part of the product works; throws or answers false when it does not. */
export type HealthCheck = () => Promise<boolean>;

const TIMEOUT_MS = 2_000;

async function isWell(check: HealthCheck): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS).unref());
  return Promise.race([check().catch(() => false), timeout]);
}

const page = (productName: string, now: Date, parts: Record<string, boolean>, nonce: string): string => {
  const time = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', timeStyle: 'medium' }).format(
    now,
  );
  const rows = Object.entries(parts).map(
    ([name, well]) => `<li><strong>${t(name)}</strong>: ${well ? t('well') : t('not well')}</li>`,
  );
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${productName}: ${t('health')}</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:48px auto;max-width:480px;padding:0 16px;color:#24211d;background:#f8f6f2}</style></head>
<body><main><h1>${productName}</h1><p>${t('The time is')} <time datetime="${now.toISOString()}">${longDate(now)}, ${time}</time> (${t('Toronto')}).</p>
<ul>${rows.join('')}</ul></main></body></html>`;
};

/**
 * `/health`: the current time and whether each part is well; 503 when one is not. A page for people, JSON for
 * machines.
 */
export function serveHealth(
  http: FastifyInstance,
  productName: string,
  clock: Clock,
  checks: Record<string, HealthCheck>,
): void {
  http.get('/health', { schema: { hide: true } as never, logLevel: 'warn' }, async (request, reply) => {
    const names = Object.keys(checks);
    const results = await Promise.all(Object.values(checks).map(isWell));
    const parts = Object.fromEntries(names.map((name, i) => [name, results[i] ?? false]));
    const well = results.every(Boolean);
    const now = clock.now();
    reply.code(well ? 200 : 503).header('cache-control', 'no-store');
    if ((request.headers.accept ?? '').includes('text/html')) {
      return reply.type('text/html; charset=utf-8').send(page(productName, now, parts, reply.nonce));
    }
    return { status: well ? 'ok' : 'unwell', time: now.toISOString(), ...parts };
  });
}
