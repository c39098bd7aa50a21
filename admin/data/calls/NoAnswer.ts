import type { Timeout } from '../connection';

/**
 * The server was silent for too long. For the person who only asked it is out of reach; of a write nobody knows whether it was
 * carried out, which `errors.NO_ANSWER` says.
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
