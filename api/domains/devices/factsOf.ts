import type { Row } from '../../entities/rowMapper';

/** Data a device may report about itself; owner, user and remote maintenance are set by people. */
export function factsOf(sent: Row, version: string | null): Row {
  const storageUsed = within(sent.storageUsed, 100_000_000);
  const storageQuota = within(sent.storageQuota, 100_000_000);
  const appVersion = textOf(sent.appVersion, 60);
  return {
    userAgent: textOf(sent.userAgent, 400),
    appVersion,
    // Without both versions, as during development, it is not outdated.
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
