import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ProviderId } from '../../../../contracts/identity/auth-methods.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import {
  type IdentityProvider,
  ProviderError,
  type ProviderProfile,
} from '../../../providers/identity-providers/identity-provider.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { findAccountsWithContact } from '../accounts/accounts-with-contact.service.ts';
import { normalizeEmail } from '../accounts/identity.ts';
import { createProviderAccount, hasEmail } from '../accounts/provider-account.service.ts';
import { addIdentity, signInByIdentity } from '../auth-methods/identities.service.ts';
import { issueToken, readToken, takeToken } from '../security-events/one-time-tokens.service.ts';
import { recordSecurityChange } from '../security-events/security-change.service.ts';
import { finishSignIn, openSession, type SessionDeps, type SignedInAccount } from '../sessions/open-session.service.ts';

export interface ProviderDeps extends SessionDeps {
  providers: IdentityProvider[];
  /** The origin of the site, to which providers send browsers back. */
  origin: string;
}

/** How long a sign-in at a provider may take. */
export const stateMinutes = 10;
const exchangeMinutes = 2;
const linkMinutes = 10;

interface Start {
  provider: string;
  role: UserType;
  language: Language;
  returnPath: string | null;
  /** The account to which the identity is to be linked; null to sign in. */
  accountId: number | null;
}

/** Begins a sign-in at a provider: where the browser goes, and the secret of its cookie. */
export async function startAtProvider(deps: ProviderDeps, start: Start): Promise<{ address: string; cookie: string }> {
  const provider = findProvider(deps, start.provider);
  if (!provider) throw new AppError('provider_not_set_up');
  const { accountId, role, language, returnPath } = start;
  const [cookie, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
  const state = await issueToken(deps, 'provider-state', {
    accountId,
    content: { provider: provider.id, role, language, returnPath, nonce, codeVerifier, cookieHash: hashOf(cookie) },
    minutes: stateMinutes,
  });
  const redirectUri = redirectUriOf(deps, provider.id);
  const address = await provider.start({ redirectUri, state, nonce, codeVerifier, language });
  return { address, cookie };
}

/** What the page that the browser is sent back to continues with. */
export interface CallbackResult {
  role: UserType;
  language: string;
  returnPath: string | null;
  /** A code to exchange, a challenge to link, or why neither came of it. */
  outcome: { exchange: string } | { link: string } | { problem: 'expired' | 'denied' | 'failed' | 'unavailable' };
}

/**
 * Ends a sign-in at a provider. The state is used up, and counts only in the browser that began it, so neither a stolen
 * callback nor one that was slipped to somebody signs anyone in.
 */
export async function finishAtProvider(
  deps: ProviderDeps,
  { provider: id, query, cookie }: { provider: string; query: string; cookie: string | null },
  onFailure: (error: ProviderError) => void,
): Promise<CallbackResult> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const taken = await takeToken(deps, 'provider-state', state);
  const provider = findProvider(deps, id);
  if (!taken || !provider) return { role: 'seller', language: 'en', returnPath: null, outcome: { problem: 'expired' } };
  const { role, language, returnPath, nonce, codeVerifier, cookieHash } = taken.content;
  const end = (outcome: CallbackResult['outcome']) => ({ role, language, returnPath, outcome });
  if (taken.content.provider !== id || !isCookie(cookie, cookieHash)) return end({ problem: 'expired' });
  try {
    const callback = new URL(`${redirectUriOf(deps, id)}?${query}`);
    const profile = await provider.finish(callback, { state, nonce, codeVerifier });
    if (taken.accountId !== null) {
      const content = { provider: id, cookieHash, profile, isByEmail: false };
      return end({
        link: await issueToken(deps, 'link', { accountId: taken.accountId, content, minutes: linkMinutes }),
      });
    }
    const content = { provider: id, role, cookieHash, profile };
    return end({ exchange: await issueToken(deps, 'exchange', { content, minutes: exchangeMinutes }) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    onFailure(error);
    return end({ problem: error.reason });
  }
}

/** Signs in with the code of a finished sign-in at a provider; a new person gets an account. */
export async function exchange(
  deps: ProviderDeps,
  { code, cookie }: { code: string; cookie: string | null },
  origin: Origin,
): Promise<SignedInAccount & { isNew: boolean }> {
  const taken = await takeToken(deps, 'exchange', code);
  if (!taken || !isCookie(cookie, taken.content.cookieHash)) throw new AppError('challenge_expired');
  const { role, profile, cookieHash } = taken.content;
  const provider = taken.content.provider as ProviderId;
  const known = await signInByIdentity(deps.db, role, profile, deps.now());
  if (known !== null) {
    const account = await getAccount(deps.db, known);
    return { ...(await finishSignIn(deps, account, origin, provider, 'challenge_expired')), isNew: false };
  }
  const created = await deps.db.transaction(async (db) => {
    const account = await createProviderAccount(db, role, profile, origin, deps.now());
    if (!account) return null;
    await addIdentity(db, account, provider, profile);
    return openSession({ ...deps, db }, account, origin, 'sign-up', 'not_signed_in');
  });
  if (created) return { ...created, isNew: true };
  // The address alone opens no account: its owner signs in the usual way first.
  const accountId = await findLinkable(deps, role, profile);
  if (accountId === null) throw new AppError('account_exists', { key: 'account_exists_unlinked' });
  const content = { provider, cookieHash, profile, isByEmail: true };
  const challenge = await issueToken(deps, 'link', { accountId, content, minutes: linkMinutes });
  throw new AppError('account_exists', { challenge });
}

/** The account to which an identity may be linked for its email: the only one that has it, where the provider vouches for it. */
async function findLinkable({ db }: ProviderDeps, role: UserType, profile: ProviderProfile): Promise<number | null> {
  if (profile.email === null || !profile.isEmailVerified) return null;
  const holders = await findAccountsWithContact(db, role, 'email', normalizeEmail(profile.email));
  return holders.length === 1 ? (holders[0]?.id ?? null) : null;
}

interface LinkRequest {
  account: { id: number; role: UserType };
  challenge: string;
  /** Of the browser that asks; it must be the one that was at the provider. */
  cookie: string | null;
}

/** What a challenge would link, for the person to confirm. */
export async function describeChallenge(deps: ProviderDeps, request: LinkRequest) {
  const { content } = await requireChallenge(deps, request, await readToken(deps, 'link', request.challenge));
  return { provider: content.provider as ProviderId, email: content.profile.email };
}

/** Links the identity of a challenge to the account that it was issued for. */
export async function linkByChallenge(deps: ProviderDeps, request: LinkRequest, origin: Origin): Promise<void> {
  const { account } = request;
  const taken = await requireChallenge(deps, request, await takeToken(deps, 'link', request.challenge));
  const { profile } = taken.content;
  const provider = taken.content.provider as ProviderId;
  await addIdentity(deps.db, account, provider, profile);
  const change = { accountId: account.id, type: 'identity-linked', origin, ...detailsOf(deps, provider) } as const;
  await recordSecurityChange(deps, change);
}

type Challenge = Awaited<ReturnType<typeof readToken<'link'>>>;

/** Throws unless the challenge is that of this account and this browser, and the account still has its email. */
async function requireChallenge({ db }: ProviderDeps, { account, cookie }: LinkRequest, found: Challenge) {
  if (found?.accountId !== account.id || !isCookie(cookie, found.content.cookieHash)) {
    throw new AppError('challenge_expired');
  }
  const { isByEmail, profile } = found.content;
  if (isByEmail && !(await hasEmail(db, account.id, profile.email))) throw new AppError('challenge_expired');
  return found;
}

/** The mail says the name of the provider; the history keeps its id, whose name pages know. */
export const detailsOf = (deps: Pick<ProviderDeps, 'providers'>, provider: ProviderId) => ({
  detail: deps.providers.find(({ id }) => id === provider)?.name ?? provider,
  historyDetail: provider,
});

const findProvider = ({ providers }: ProviderDeps, id: string) => providers.find((one) => one.id === id);
const redirectUriOf = ({ origin }: ProviderDeps, id: string) => `${origin}/api/v1/auth/${id}/callback`;
const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isCookie(cookie: string | null, cookieHash: string | undefined): boolean {
  if (cookie === null || cookieHash === undefined) return false;
  const [given, expected] = [Buffer.from(hashOf(cookie)), Buffer.from(cookieHash)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
