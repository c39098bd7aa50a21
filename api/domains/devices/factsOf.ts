import type { Row } from '../../entities/rowMapper';

/** What a device may say about itself; its owner, its user and remote maintenance are people's to set. */
export function factsOf(sent: Row, version: string | null): Row {
  const storageUsed = within(sent.storageUsed, 100_000_000);
  const storageQuota = within(sent.storageQuota, 100_000_000);
  const appVersion = textOf(sent.appVersion, 60);
  return {
    userAgent: textOf(sent.userAgent, 400),
    appVersion,
    // Where either is unknown, as while developing, nothing is newer.
    isAppOutdated: version !== null && appVersion !== null && appVersion !== version,
    usedMemory: within(sent.usedMemory, 1_000_000),
    computingRating: within(sent.computingRating, 100),
    storageRating: within(sent.storageRating, 100),
    storageUsed,
    storageQuota,
    storageFilled:
      storageUsed === null || !storageQuota
        ? null
        : Math.min(100, Math.round((storageUsed / storageQuota) * 100)),
    unsentCommands: within(sent.unsentCommands, 1_000_000),
  };
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : null;

const within = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : null;
