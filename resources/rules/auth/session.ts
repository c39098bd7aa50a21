import type { Language } from '../../language/languages';
import type { AccountType, Mirrored, Role, Termination } from '../../language/permissions';
import type { Brand } from '../brands';
import type { LicenseEnd } from '../licences';
import type { UnlockCheck } from './unlockCheck';

/** An account the person may work in; `contact` is null for provider staff. */
export interface AccountChoice {
  contact: string | null;
  instance: string;
  instanceName: string;
  instanceType: AccountType;
  role: Role;
}

/** Features that the provider unlocks per broker (specification, section 6). */
export type Unlocked = 'salesmen' | 'whiteLabelling';

/** The signed-in person and account; screens mirror rights from it, the API decides itself. */
export interface SessionSummary {
  user: string;
  contact: string | null;
  instance: string;
  instanceName: string;
  instanceType: AccountType;
  role: Role;
  locations: 'all' | readonly string[];
  categories: 'all' | readonly string[];
  license?: string | null;
  /** See `Actor`: the account's broker and, for brokers, those below. */
  broker?: string | null;
  brokers?: readonly string[];
  /** Features unlocked for at least one of them. */
  unlocked?: readonly Unlocked[];
  /** Brand of the app, if not the product's own. */
  brand?: Brand | null;
  email: string;
  name: string;
  language: Language;
  contacts: AccountChoice[];
  /** Maximum upload size in MB of 1024² bytes; absent: session of an older server. */
  maxUploadMb?: number;
  /** Whether the product stores the password, and where to change it otherwise. */
  signIn?: SignInPlace;
  /** Support mirroring this account. */
  mirroring?: Mirrored | undefined;
  /** The account is terminated: read-only until it is erased. */
  termination?: Termination | undefined;
  /** The account has only a trial. */
  isTestAccount?: boolean;
  /** The day (`YYYY-MM-DD`) before which the trial ends, if there is no other licence; for people who can buy one. */
  trialEnd?: string | null;
  /** The licence that ends soon or has ended without another; for the same people. */
  licenseEnd?: LicenseEnd | null;
}

/** Where the password is stored: the embedded or an external issuer. */
export interface SignInPlace {
  isEmbedded: boolean;
  /** The issuer's page to change the password; null: unknown. */
  changePassword: string | null;
}

/**
 * Response of a silent refresh. `expiresAt`: milliseconds since 1970 by the server's clock; `lifetime`: seconds;
 * `provenAgo`: milliseconds since the person last signed in or unlocked.
 */
export interface RefreshedSession {
  accessToken: string;
  expiresAt: number;
  lifetime: number;
  provenAgo: number;
  /** Session id, as in the list of sessions. */
  session: string;
  /** Verifier with which the device unlocks offline; null: not possible. */
  unlockCheck?: UnlockCheck | null;
  actor: SessionSummary;
}

/** Response without a cookie; an invalid cookie gets 401. */
export interface NobodySignedIn {
  code: 'NOT_SIGNED_IN';
}

/** State of the second factor; `isAvailable` is false with an external issuer. */
export interface SecondFactorState {
  isAvailable: boolean;
  /** One of the person's accounts requires it: it cannot be switched off. */
  isDemanded: boolean;
  since: string | null;
  /** Number of remaining recovery codes. */
  recoveryCodes: number;
}

/** A device with a session. */
export interface SessionRow {
  id: string;
  userAgent: string;
  address: string;
  createdAt: string;
  lastSeen: string;
  isCurrent: boolean;
}

export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A personal API token without its secret. */
export interface ApiTokenRow {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}
