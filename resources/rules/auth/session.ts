import type { Language } from '../../language/languages';
import type { AccountType, Mirrored, Role, Termination } from '../../language/permissions';
import type { Brand } from '../brands';
import type { LicenseEnd } from '../licences';
import type { UnlockCheck } from './unlockCheck';

/** One of the accounts a person may work in; `contact` is null for the provider's own staff. */
export interface AccountChoice {
  contact: string | null;
  instance: string;
  instanceName: string;
  instanceType: AccountType;
  role: Role;
}

/** What the provider unlocks for each broker by itself (specification, section 6). */
export type Unlocked = 'salesmen' | 'whiteLabelling';

/** Who is signed in and where; rights are mirrored by the screens from it, the API decides by its own reading. */
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
  /** See `Actor`: whose customer the account is, and for brokers whose accounts they look after. */
  broker?: string | null;
  brokers?: readonly string[];
  /** What the provider has unlocked for one of them at least. */
  unlocked?: readonly Unlocked[];
  /** Whose looks the app wears, where not its own. */
  brand?: Brand | null;
  email: string;
  name: string;
  language: Language;
  contacts: AccountChoice[];
  /** Largest file that the server takes, in MB of 1024² bytes; absent where an older server described the session. */
  maxUploadMb?: number;
  /** Whether this product keeps the password, and where another one is set. */
  signIn?: SignInPlace;
  /** Support that looks into this account. */
  mirroring?: Mirrored | undefined;
  /** The account was terminated: it is only read, until it is erased. */
  termination?: Termination | undefined;
  /** The account only tries the product out. */
  isTestAccount?: boolean;
  /** Before which day (`YYYY-MM-DD`) the account's trial ends, where it holds nothing else; told to who can buy a licence. */
  trialEnd?: string | null;
  /** The licence that ends soon or has ended, where no other one carries it on; told to the same. */
  licenseEnd?: LicenseEnd | null;
}

/** Where a person's password lives: with the embedded issuer, or with one of another house. */
export interface SignInPlace {
  isEmbedded: boolean;
  /** The issuer's page for another password; null where it is not known. */
  changePassword: string | null;
}

/**
 * What a silent refresh answers. `expiresAt` is milliseconds since 1970 by the server's clock, `lifetime` in seconds,
 * `provenAgo` the milliseconds since the person last signed in or unlocked.
 */
export interface RefreshedSession {
  accessToken: string;
  expiresAt: number;
  lifetime: number;
  provenAgo: number;
  /** Id of the session, as the list of sessions names it. */
  session: string;
  /** With which this device can open its lock where the server cannot be asked; null: it cannot. */
  unlockCheck?: UnlockCheck | null;
  actor: SessionSummary;
}

/** What the same call answers to a browser that shows no cookie; a cookie that is not good is refused with 401. */
export interface NobodySignedIn {
  code: 'NOT_SIGNED_IN';
}

/** How a person's second factor stands; `isAvailable` is false where another issuer keeps the passwords. */
export interface SecondFactorState {
  isAvailable: boolean;
  /** An account the person works in demands one: it cannot be switched off. */
  isDemanded: boolean;
  since: string | null;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

/** A device on which somebody is signed in. */
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
