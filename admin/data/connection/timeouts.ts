/**
 * Milliseconds without a byte sent or received after which a call counts as unanswered, by what was asked and by how the
 * line stands (`isSlow`): a server or a network that takes a call and never answers lets nobody wait for ever. What goes
 * on, however slowly, goes on.
 */
export const timeouts = {
  /** A word that can be had or given later as well. */
  brief: { stable: 8_000, slow: 8_000 },
  read: { stable: 45_000, slow: 120_000 },
  /** Whether it was carried out is not known afterwards: it is waited for longer. */
  write: { stable: 90_000, slow: 240_000 },
  /** The server has to go through a whole list before its first byte. */
  long: { stable: 600_000, slow: 600_000 },
} as const;

export type Timeout = keyof typeof timeouts;

/** Options of `fetch`; the timeout defaults to that of the method. */
export interface CallInit extends RequestInit {
  timeout?: Timeout;
}

export const timeoutOf = ({ timeout, method = 'GET' }: CallInit): Timeout =>
  timeout ?? (/^(GET|HEAD)$/i.test(method) ? 'read' : 'write');
