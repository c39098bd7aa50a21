/** A row of `sessions`: one signed-in device. */
export interface SessionRecord {
  id: string;
  user: string;
  contact: string | null;
  /** Id of the mirroring on this device. */
  mirroring: string | null;
  generation: number;
  rotatedAt: Date;
  /** Whether the newest cookie was used: until then it may not have reached its device. */
  isConfirmed: boolean;
  issuerRefreshToken: string | null;
  /** Encrypted id token of an external issuer, the `id_token_hint` for signing out there. */
  issuerIdToken: string | null;
  issuerCheckedUntil: Date;
  issuerLease: Date | null;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeen: Date;
  /** When the session was locked until the person authenticates again; null: not locked. */
  lockedAt: Date | null;
  /** When the person last authenticated, by signing in or unlocking. */
  provenAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedBecause: RevocationReason | null;
}

export type RevocationReason =
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'replayed'
  | 'issuer'
  | 'passwordChanged'
  | 'secondFactorSet'
  | 'userLocked'
  | 'memberRemoved';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds without use after which a session ends. */
export const idleLifetime = 30 * day;
/** Milliseconds after which a session ends, however much it is used. */
export const sessionLifetime = 180 * day;

export const isLiving = (session: SessionRecord, now: Date): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.lastSeen.getTime() + idleLifetime > now.getTime();
