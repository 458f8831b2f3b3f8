import { t } from '../../../../shared/text.ts';
import { PageOutdated } from '../../../../ui/overlay/late/importChunk.ts';

type Options = Record<string, unknown>;
type Start = (given: { optionsJSON: never }) => Promise<object>;

/** In our words: the browser's own tell of the interface, and in its own language. */
const refused = (cause: unknown): Error =>
  new Error(t('The passkey was not used. Please try again, or choose another way.'), { cause });

/** The code that asks the browser did not come: no passkey was asked for, and another try, or the page loaded again, may help. */
const notLoaded = (cause: unknown): Error =>
  new Error(
    cause instanceof PageOutdated
      ? t('The passkey was not asked for. Please load the page again, or choose another way.')
      : t('The passkey was not asked for. Check your connection and try again, or choose another way.'),
    { cause },
  );

/** Has the browser ask the person, and words what fails on the way. */
async function ask(arriving: Promise<Start>, options: Options): Promise<Options> {
  const start = await arriving.catch((cause: unknown) => {
    throw notLoaded(cause);
  });
  try {
    return { ...(await start({ optionsJSON: options as never })) };
  } catch (cause) {
    throw refused(cause);
  }
}

/** Has the browser make a passkey; throws, in words, when its code, the person or the device did not. */
export const makePasskey = (options: Options): Promise<Options> =>
  ask(
    import('@simplewebauthn/browser').then(({ startRegistration }) => startRegistration),
    options,
  );

/** Has one of the person's passkeys answer; throws, in words, when its code, the person or the device did not. */
export const answerPasskey = (options: Options): Promise<Options> =>
  ask(
    import('@simplewebauthn/browser').then(({ startAuthentication }) => startAuthentication),
    options,
  );
