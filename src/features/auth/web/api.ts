import { type ClientOptions, createClient } from '../../../shared/apiClient.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { pageStorage } from '../../../ui/pageStorage.ts';
import { authContract } from '../contract.ts';
import { factorsContract } from '../factorsContract.ts';
import { withDeviceMark } from './deviceMark.ts';
import { askForProof } from './proof/proofRequests.ts';
import { createSession } from './session.ts';

/** Where this browser keeps what it remembers between visits. */
export const storage = pageStorage(() => localStorage);

/** Who is signed in in this tab. */
export const session = createSession(storage, window);

/** How every feature's client reaches the server: with this tab's token, which a 401 ends. */
export const clientOptions: ClientOptions = {
  baseUrl: pageConfig.apiBaseUrl,
  token: session,
  csrf: () => pageConfig.csrfToken,
  onUnauthorized: (error, token) => {
    // A wrong password is not the end of a session, nor is the refusal of a token that was replaced meanwhile.
    if (error.code === 'invalid_credentials' || token === null || token !== session.get()) return;
    session.end('refused');
  },
  prove: askForProof,
};

/** Signing in tells the server which device it is. */
export const signInOptions: ClientOptions = { ...clientOptions, fetch: withDeviceMark(storage) };

export const authApi = createClient(authContract, signInOptions);

export const factorsApi = createClient(factorsContract, signInOptions);
