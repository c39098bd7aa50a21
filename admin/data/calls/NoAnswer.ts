import type { Timeout } from '../connection';

/**
 * Timeout of a call. A read counts as network failure; whether a write was applied is unknown, which
 * `errors.NO_ANSWER` says.
 */
export class NoAnswer extends TypeError {
  readonly code: 'NETWORK' | 'NO_ANSWER';

  constructor({ timeout, method = 'GET' }: { timeout: Timeout; method?: string | undefined }) {
    super('network failure: the server did not answer');
    this.name = 'NoAnswer';
    const isAsked = timeout === 'read' || timeout === 'brief' || /^(GET|HEAD)$/i.test(method);
    this.code = isAsked ? 'NETWORK' : 'NO_ANSWER';
  }
}
