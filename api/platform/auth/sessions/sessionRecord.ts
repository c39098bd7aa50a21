/** A row of `sessions`: one signed-in device. */
export interface SessionRecord {
  id: string;
  user: string;
  contact: string | null;
  /** What support mirrors on this device. */
  mirroring: string | null;
  generation: number;
  rotatedAt: Date;
  /** Whether the newest cookie has come back: before, nobody knows that it reached its device. */
  isConfirmed: boolean;
  issuerRefreshToken: string | null;
  /** Of an issuer of another house, sealed: it wants to see it when it ends its own sign-in. */
  issuerIdToken: string | null;
  issuerCheckedUntil: Date;
  issuerLease: Date | null;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeen: Date;
  /** Since when nobody may work on before the person proves to be there; null: not locked. */
  lockedAt: Date | null;
  /** When the person last proved who it is, by signing in or unlocking. */
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
/** A device nobody uses for so long is signed out. */
export const idleLifetime = 30 * day;
/** However much it is used, a person signs in anew after this time. */
export const sessionLifetime = 180 * day;

export const isLiving = (session: SessionRecord, now: Date): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.lastSeen.getTime() + idleLifetime > now.getTime();
