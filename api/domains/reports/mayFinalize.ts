import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';

/** Only the account's owner, an administrator or the report's inspector may finalize it (specification, section 6). */
export const mayFinalize = ({ actor }: Pick<Call, 'actor'>, report: Row): boolean =>
  actor.role === 'Owner' ||
  actor.role === 'Administrator' ||
  (actor.contact !== null && report.auditor === actor.contact);
