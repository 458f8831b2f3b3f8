import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { codeSchema, done, tokenSchema, webauthnSchema } from './contract.ts';

export const factorSchema = z.object({
  id: idSchema,
  kind: z.enum(['passkey', 'totp']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export const ownFactorsSchema = z.object({
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.number().int(),
  requiredFrom: z.iso.datetime().nullable(),
});
/** Recovery codes are shown once: with the first factor, and when new ones are asked for. */
export const newFactorSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Whether a sensitive act needs a proof of who asks (decisions 13), and what proves it for this person. */
export const proofSchema = z.object({
  isProven: z.boolean(),
  methods: z.array(z.enum(['password', 'passkey', 'code', 'link'])),
});

export type Factor = z.infer<typeof factorSchema>;
export type OwnFactors = z.infer<typeof ownFactorsSchema>;
export type NewFactor = z.infer<typeof newFactorSchema>;
export type Proof = z.infer<typeof proofSchema>;

/** The calls about the own second factors, and about proving once more who one is. */
export const factorsContract = defineContract({
  ownFactors: {
    method: 'GET',
    path: '/auth/factors',
    access: 'signedIn',
    openWithoutFactor: true,
    summary: 'The own second factors, and whether the account asks for one',
    response: ownFactorsSchema,
  },
  beginApp: {
    method: 'POST',
    path: '/auth/factors/app',
    access: 'signedIn',
    openWithoutFactor: true,
    needsProof: true,
    perMinute: 20,
    summary: 'Begins to add an authenticator app: its secret, as text and as an address',
    response: z.object({ id: idSchema, secret: z.string(), uri: z.string() }),
  },
  confirmApp: {
    method: 'POST',
    path: '/auth/factors/app/:factorId',
    access: 'signedIn',
    openWithoutFactor: true,
    perMinute: 20,
    summary: 'Makes an authenticator app a factor by its first code',
    params: z.strictObject({ factorId: idSchema }),
    body: z.strictObject({ code: codeSchema }),
    response: newFactorSchema,
  },
  beginPasskey: {
    method: 'POST',
    path: '/auth/factors/passkeyOptions',
    access: 'signedIn',
    openWithoutFactor: true,
    needsProof: true,
    perMinute: 20,
    summary: 'Begins to add a passkey: what the browser needs to make one',
    response: z.object({ ticket: z.string(), options: webauthnSchema }),
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/factors/passkey',
    access: 'signedIn',
    openWithoutFactor: true,
    perMinute: 20,
    summary: 'Makes a passkey a factor',
    body: z.strictObject({
      ticket: tokenSchema,
      passkey: webauthnSchema,
      name: z.string().trim().min(1).max(60),
    }),
    response: newFactorSchema,
  },
  removeFactor: {
    method: 'DELETE',
    path: '/auth/factors/:factorId',
    access: 'signedIn',
    needsProof: true,
    summary: 'Takes one of the own factors away; the last one stays where the account asks for one',
    params: z.strictObject({ factorId: idSchema }),
    response: done,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/recoveryCodes',
    access: 'signedIn',
    needsProof: true,
    perMinute: 20,
    summary: 'New recovery codes in place of the old ones, shown once',
    response: newFactorSchema,
  },
  proof: {
    method: 'GET',
    path: '/auth/proof',
    openWithoutFactor: true,
    access: 'signedIn',
    summary: 'Whether this session proved who it is a short while ago, and how it can',
    response: proofSchema,
  },
  prove: {
    method: 'POST',
    path: '/auth/prove',
    access: 'signedIn',
    perMinute: 20,
    openWithoutFactor: true,
    summary: 'Proves this session by the password or by a factor, for sensitive acts of the next 10 minutes',
    body: z
      .strictObject({
        password: z.string().min(1).max(1024).optional(),
        code: codeSchema.optional(),
        passkey: webauthnSchema.optional(),
        /** Of the challenge that the passkey answers. */
        ticket: tokenSchema.optional(),
      })
      .refine(
        ({ password, code, passkey }) =>
          [password, code, passkey].filter((given) => given !== undefined).length === 1,
        { path: ['password'], message: 'Give the password, a code or a passkey.' },
      )
      .refine(({ passkey, ticket }) => (passkey === undefined) === (ticket === undefined), {
        path: ['ticket'],
        message: 'A passkey comes with the ticket of its challenge.',
      }),
    response: done,
  },
  beginProof: {
    method: 'POST',
    path: '/auth/proofOptions',
    access: 'signedIn',
    perMinute: 20,
    openWithoutFactor: true,
    summary: 'Begins a proof by passkey: what the browser needs to have one of the own passkeys answer',
    response: z.object({ ticket: z.string(), options: webauthnSchema }),
  },
  sendProof: {
    method: 'POST',
    path: '/auth/sendProof',
    openWithoutFactor: true,
    access: 'signedIn',
    perMinute: 20,
    summary: 'Emails a link that proves this session',
    response: done,
  },
  proveByLink: {
    method: 'POST',
    path: '/auth/proveByLink',
    openWithoutFactor: true,
    access: 'signedIn',
    perMinute: 20,
    summary: 'Proves this session by the link that was emailed for it, which works once',
    body: z.strictObject({ token: tokenSchema }),
    response: done,
  },
});
