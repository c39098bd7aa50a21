import { type CallInit, patienceOf } from '../../offline/connection/silenceLimits';

/**
 * The server was silent for too long. For whoever only asked it is out of reach; of a write nobody knows whether it was
 * carried out, which `errors.NO_ANSWER` says.
 */
export class NoAnswer extends TypeError {
  readonly code: 'NETWORK' | 'NO_ANSWER';

  constructor(init: CallInit) {
    super('network failure: the server did not answer');
    this.name = 'NoAnswer';
    this.code = patienceOf({ method: init.method ?? 'GET' }) === 'write' ? 'NO_ANSWER' : 'NETWORK';
  }
}
