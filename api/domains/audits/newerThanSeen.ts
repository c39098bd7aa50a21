import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { dangerLevel as dangerLevels } from '@plumbline/resources/language/choices/choices';
import { changedSince } from '../../entities/changedSince';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

type Level = Deficiency['dangerLevel'];
type Known = Pick<Deficiency, 'id' | 'audit' | 'dangerLevel'>;

/**
 * Deficiencies that became worse, were reopened, or were found by others after the sending device last saw them, with
 * the danger level it knew; null: unknown to it. Empty for an online change, which sees the current state. For an
 * earlier deficiency the state seen is the version in its answer (without a version, the time it was sent); for the
 * inspection's own ones, changes by others count as unseen. A user's own changes are known.
 */
export async function newerThanSeen(
  call: TransactionCall,
  audit: Audit,
  deficiencies: readonly Known[],
): Promise<Map<string, Level | null>> {
  const unseen = new Map<string, Level | null>();
  if (call.madeAt === undefined || deficiencies.length === 0) return unseen;
  const answers = new Map((audit.followUps ?? []).map((one) => [one.deficiency, one]));
  // Creation, and changes of danger level and status.
  const changes = await changedSince(call, {
    resource: 'deficiencies',
    records: deficiencies.map(({ id }) => id),
    fields: ['dangerLevel', 'status'],
    withCreation: true,
  });
  for (const { id, audit: found, dangerLevel } of deficiencies) {
    const answer = answers.get(id);
    const seenVersion = answer?.seenVersion ?? null;
    const isOwn = found === audit.id;
    const later = changes.filter(
      (change) =>
        change.recordId === id &&
        (isOwn
          ? true
          : seenVersion === null
            ? change.at.getTime() > Date.parse(call.madeAt ?? '')
            : change.version > seenVersion),
    );
    const first = later[0];
    if (!first) continue;
    if (isOwn && first.operation === 'create') {
      unseen.set(id, null);
      continue;
    }
    const known = answer?.seenLevel ?? levelOf(first.before) ?? dangerLevel;
    const isReopened = later.some(
      ({ operation, after }) =>
        operation === 'update' && after.status !== undefined && after.status !== 'COMPLETED',
    );
    if (isReopened || dangerRank(dangerLevel) > dangerRank(known)) unseen.set(id, known);
  }
  return unseen;
}

/** Deficiencies of the inspection that someone else deleted, unknown to the device. */
export async function removedByOthers(
  call: TransactionCall,
  audit: Audit,
): Promise<{ id: string; dangerLevel: Level }[]> {
  if (call.madeAt === undefined) return [];
  return call
    .db('deficiencies as d')
    .join('history as h', (on) => void on.on('h.recordId', 'd.id').andOnVal('h.operation', 'delete'))
    .where({ 'd.instance': audit.instance, 'd.audit': audit.id, 'h.resource': 'deficiencies' })
    .whereNotNull('d.deletedAt')
    .whereNot('h.user', call.actor.user)
    .select('d.id', 'd.dangerLevel');
}

const dangerRank = (level: Level): number => dangerLevels.values.indexOf(level);
const levelOf = ({ dangerLevel }: Row): Level | undefined => dangerLevel as Level | undefined;
