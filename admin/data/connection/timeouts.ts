/**
 * Timeouts in milliseconds without a byte sent or received, by kind of call and state of the connection (`isSlow`). A
 * call with progress, however slow, does not time out.
 */
export const timeouts = {
  /** Calls that can be repeated later. */
  brief: { stable: 8_000, slow: 8_000 },
  read: { stable: 45_000, slow: 120_000 },
  /** Longer, since after a timeout it is unknown whether the write was applied. */
  write: { stable: 90_000, slow: 240_000 },
  /** The server has to process a whole list before its first byte. */
  long: { stable: 600_000, slow: 600_000 },
} as const;

export type Timeout = keyof typeof timeouts;

/** Options of `fetch`; the default timeout depends on the method. */
export interface CallInit extends RequestInit {
  timeout?: Timeout;
}

export const timeoutOf = ({ timeout, method = 'GET' }: CallInit): Timeout =>
  timeout ?? (/^(GET|HEAD)$/i.test(method) ? 'read' : 'write');
