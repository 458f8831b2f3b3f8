import { t } from '../../../../shared/text.ts';

type Options = Record<string, unknown>;

/** In our words: the browser's own tell of the interface, and in its own language. */
const refused = (cause: unknown): Error =>
  new Error(t('The passkey was not used. Please try again, or choose another way.'), { cause });

/** Has the browser make a passkey; throws, in words, when the person or the device did not. */
export async function makePasskey(options: Options): Promise<Options> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startRegistration({ optionsJSON: options as never })) };
  } catch (cause) {
    throw refused(cause);
  }
}

/** Has one of the person's passkeys answer; throws, in words, when the person or the device did not. */
export async function answerPasskey(options: Options): Promise<Options> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) };
  } catch (cause) {
    throw refused(cause);
  }
}
