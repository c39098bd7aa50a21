import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { dangerLevel as dangerLevels } from '@plumbline/resources/language/choices/choices';
import { changedSince } from '../../entities/changedSince';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

type Level = Deficiency['dangerLevel'];
type Known = Pick<Deficiency, 'id' | 'audit' | 'dangerLevel'>;

/**
 * Of deficiencies that a device worked with, those that became worse, were opened again, or were found by somebody else
 * after it last saw them, with the danger level it knew; null: it did not know of them. Empty for a change made online,
 * which sees what stands here. What the device saw of an earlier deficiency stands in its answer (an answer without a
 * version counts from the moment it was sent); of the inspection's own, what other people did counts as unseen. What a
 * person did that person knows.
 */
export async function newerThanSeen(
  call: TransactionCall,
  audit: Audit,
  deficiencies: readonly Known[],
): Promise<Map<string, Level | null>> {
  const unseen = new Map<string, Level | null>();
  if (call.madeAt === undefined || deficiencies.length === 0) return unseen;
  const answers = new Map((audit.followUps ?? []).map((one) => [one.deficiency, one]));
  // When they were found, and changes of danger level and status.
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

/** Deficiencies of the inspection that somebody else took out of it: a device that did not know of that counted them. */
export async function removedByOthers(
  call: TransactionCall,
  audit: Audit,
): Promise<{ dangerLevel: Level }[]> {
  if (call.madeAt === undefined) return [];
  return call
    .db('deficiencies as d')
    .join('history as h', (on) => void on.on('h.recordId', 'd.id').andOnVal('h.operation', 'delete'))
    .where({ 'd.instance': audit.instance, 'd.audit': audit.id, 'h.resource': 'deficiencies' })
    .whereNotNull('d.deletedAt')
    .whereNot('h.user', call.actor.user)
    .select('d.dangerLevel');
}

const dangerRank = (level: Level): number => dangerLevels.values.indexOf(level);
const levelOf = ({ dangerLevel }: Row): Level | undefined => dangerLevel as Level | undefined;
