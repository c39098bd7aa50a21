import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { failFields } from '../../base/errors/errors';
import type { TransactionCall } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import { differences, pick } from '../../entities/rowChanges';
import type { Row } from '../../entities/rowMapper';

type Correction = NonNullable<Audit['corrections']>[number];

/** Fields set by the program; changing them is no correction. */
const besides = ['corrections', 'correctionReason', 'isMissed'];

/** Names of the fields a change to a finished inspection corrects. */
export const correctedFields = (before: Row, after: Row): string[] =>
  differences(definitions.audits, before, after).filter((name) => !besides.includes(name));

/** A correction entry: who changed what after finishing, why, and the previous values. Refused without a reason. */
export async function correctionOf(
  call: TransactionCall,
  { reason, changed, before }: { reason: unknown; changed: readonly string[]; before: Row },
): Promise<Correction> {
  return {
    id: newId(),
    at: call.now.toISOString(),
    by: await nameOfActor(call),
    reason: checkReason(reason),
    changed: changed.join(', ').slice(0, 500),
    before: JSON.stringify(pick(before, changed)),
  };
}

/** The reason without surrounding blanks; INVALID at its field if there is none. */
export const checkReason = (reason: unknown): string =>
  typeof reason === 'string' && reason.trim() !== ''
    ? reason.trim()
    : failFields({ correctionReason: { message: 'validation.correctionReason' } });
