/** The part of an error that separates infrastructure faults from defects. */
interface Fault {
  errno?: unknown;
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  name?: unknown;
}

/** Lost a deadlock, or a certification conflict on a cluster: rolled back and worth a retry. */
export const isConflict = (error: unknown): boolean => [1213, 1205].includes(errnoOf(error));

/** The database is unreachable, closed the connection, accepts no more, or is read-only during a failover. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message, name } = faultOf(error);
  return (
    awayNumbers.has(errnoOf(error)) ||
    (typeof code === 'string' && awayCodes.has(code)) ||
    name === 'KnexTimeoutError' ||
    // A missing Unix socket is ENOENT, like a missing file.
    syscall === 'connect' ||
    // Thrown by mysql2 for a broken connection, and by knex for a transaction on one.
    (typeof message === 'string' && /closed state|Transaction query already complete/.test(message))
  );
}

/** The disk of the database, or ours, is full. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = faultOf(error);
  return (
    fullNumbers.has(errnoOf(error)) ||
    (typeof code === 'string' && ['ENOSPC', 'EDQUOT'].includes(code)) ||
    // ENOSPC (28) as passed on by the storage engine or the image library.
    (typeof message === 'string' && /\berr(or|code|no):? "?28\b|No space left on device/i.test(message))
  );
}

const fullNumbers: ReadonlySet<number> = new Set([
  20, // EE_DISKFULL
  1021, // ER_DISK_FULL
  1114, // ER_RECORD_FILE_FULL
]);

const awayNumbers: ReadonlySet<number> = new Set([
  1037, // ER_OUTOFMEMORY
  1040, // ER_CON_COUNT_ERROR
  1041, // ER_OUT_OF_RESOURCES
  1047, // WSREP: this node has left its cluster
  1053, // ER_SERVER_SHUTDOWN
  1203, // ER_TOO_MANY_USER_CONNECTIONS
  1290, // --read-only: another node takes over
  1836, // ER_READ_ONLY_MODE
  1927, // ER_CONNECTION_KILLED
  2006, // CR_SERVER_GONE_ERROR
  2013, // CR_SERVER_LOST
  4031, // ER_CLIENT_INTERACTION_TIMEOUT
]);

const awayCodes: ReadonlySet<string> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const faultOf = (error: unknown): Fault => (error instanceof Error ? error : {});

const errnoOf = (error: unknown): number => {
  const { errno } = faultOf(error);
  return typeof errno === 'number' ? errno : 0;
};
