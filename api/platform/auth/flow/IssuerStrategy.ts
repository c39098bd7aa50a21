import type {
  AuthenticationParams,
  AuthenticationRequest,
  AuthenticationResult,
} from '@feathersjs/authentication';
import { OAuthStrategy } from '@feathersjs/authentication-oauth';
import type { BootConfiguration } from '@plumbline/resources/rules/boot/configuration';
import type { Api } from '../../../base/context/context';
import { ApiError, type ErrorCode } from '../../../base/errors/errors';
import { asApiError } from '../../../base/errors/handleErrors';
import { findPerson } from '../actors/findPerson';
import type { SessionTicket } from '../sessions/sessionCookie';
import { type Device, startSession } from '../sessions/startSession';
import type { SignInState } from '../signInState';
import { applyMappedRole } from './applyMappedRole';
import type { Issuer } from './discoverIssuer';
import { findUser } from './findUser';
import { isStrongEnough } from './isStrongEnough';
import { readClaims } from './readClaims';
import { lifetimeOf } from './refreshToken';

/** What the middleware of `createFlow` puts on the callback's request: the device, and how to set its cookie. */
export interface CallbackParams extends AuthenticationParams {
  device: Device;
  lockedSince: Date | null;
  /** Called when the issuer authenticated the person after the device was locked. */
  unlock: () => void;
  handOver: (ticket: SessionTicket) => void;
}

/** Creates a session from the issuer's tokens; none of these reaches the browser, in no URL and no body. */
export class IssuerStrategy extends OAuthStrategy {
  constructor(
    private readonly api: Api,
    private readonly state: SignInState,
    private readonly issuer: Issuer,
  ) {
    super();
  }

  override async authenticate(
    answer: AuthenticationRequest,
    params: AuthenticationParams,
  ): Promise<{ authentication: { strategy: string } }> {
    const { db } = this.api;
    const now = this.api.now();
    const { oidc } = this.api.config;
    const told = { idToken: answer.id_token, profile: answer.profile };
    const claims = await readClaims(this.issuer, told, oidc ?? undefined);
    if (oidc && !isStrongEnough(claims, oidc.strength)) throw new ApiError('SIGN_IN_TOO_WEAK');
    const user = await findUser(db, this.issuer, claims, now);
    if (!user && !claims.email) throw new ApiError('EMAIL_NOT_AVAILABLE');
    if (user && oidc?.roles) await applyMappedRole(this.api, oidc.roles, { user, claims: claims.all });
    const person = user ? await findPerson(db, user) : null;
    if (!person || person.accounts.length === 0) throw new ApiError('NO_APPLICATION_ACCESS');
    // Only the callback route leads here, and its middleware puts these there.
    const { device, handOver, lockedSince, unlock } = params as CallbackParams;
    // A locked device is unlocked only by an `auth_time` after the lock: the issuer's own single sign-on session is not
    // enough.
    const provenAt = lockedSince ? claims.authenticatedAt : now;
    if (lockedSince && provenAt && provenAt >= lockedSince) unlock();
    const refreshToken: unknown = answer.refresh_token;
    const issuer = {
      sealedIdToken:
        oidc && typeof answer.id_token === 'string' ? this.state.sealer.seal(answer.id_token) : null,
      sealedRefreshToken: typeof refreshToken === 'string' ? this.state.sealer.seal(refreshToken) : null,
      checkedUntil: new Date(now.getTime() + (refreshToken ? lifetimeOf(answer.raw) : withoutRefresh) * 1000),
    };
    const ticket = await startSession(db, { person, device, now, provenAt, issuer });
    handOver(ticket);
    return { authentication: { strategy: this.name ?? '' } };
  }

  override async getRedirect(outcome: AuthenticationResult | Error): Promise<string> {
    const { boot } = this.api.config;
    if (!(outcome instanceof Error)) return boot.afterLoginUrl;
    const { code } = asApiError(outcome);
    this.api.log.warn({ reason: code === 'UNEXPECTED' ? outcome.message : code }, 'sign-in refused');
    return failedLogin(boot, tellable(outcome));
  }
}

/** The error code shown to the user: specific if the user can act on it or wait, otherwise SIGN_IN_FAILED. */
export function tellable(error: unknown): ErrorCode {
  if (error instanceof ApiError) return error.code;
  // RFC 6749, section 4.1.2.1: the issuer itself failed; Feathers passes its answer on as `data`.
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
  if (/server_error|temporarily_unavailable/.test(JSON.stringify(data) ?? '')) return 'ISSUER_UNREACHABLE';
  const { code } = asApiError(error);
  return code === 'NOT_READY' || code === 'STORAGE_FULL' ? code : 'SIGN_IN_FAILED';
}

export const failedLogin = ({ afterLoginUrl }: BootConfiguration, code: string): string =>
  `${afterLoginUrl}?error=${code}`;

/** Seconds a session lasts when the issuer gives no refresh token to ask again with. */
const withoutRefresh = 12 * 3600;
