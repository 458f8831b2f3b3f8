import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce of this answer's Content-Security-Policy. */
    nonce: string;
  }
}

/**
 * What no page of ours needs, and no script that slipped in shall have; signing in by a passkey is the page's
 * own.
 */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
  ],
  ...[
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
]
  .map((name) => `${name}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/**
 * Strict headers on every answer. Scripts and styles run only from our own origin or with this answer's
 * nonce, so that markup which slipped through sanitising still could not run.
 */
export async function installSecurityHeaders(http: FastifyInstance, connectTo: string[]): Promise<void> {
  http.decorateReply('nonce', '');
  // Helmet is given Node's own response, not the reply that belongs to it.
  const nonces = new WeakMap<object, string>();
  http.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64');
    nonces.set(reply.raw, reply.nonce);
    reply.header('permissions-policy', PERMISSIONS);
  });
  const nonceOf = (_request: object, response: object): string => `'nonce-${nonces.get(response)}'`;
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...connectTo],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: ["'self'", nonceOf],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
}
