import { dangerLevel as dangerLevels } from '@plumbline/resources/choices';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { TransactionCall } from '../entities/hooks';
import { parsedJson } from '../entities/parsedJson';
import type { Row } from '../entities/rowMapper';

type Level = Deficiency['dangerLevel'];
type Known = Pick<Deficiency, 'id' | 'audit' | 'dangerLevel'>;

/**
 * Of deficiencies that a device worked with, those that became worse or were opened again after it last saw them, with the
 * danger level it knew. Empty for a change made online, which sees what stands here. What the device saw of an earlier
 * deficiency stands in its answer (an answer without a version counts from the moment it was sent); of one that the
 * inspection found itself, changes by other people count as unseen.
 */
export async function newerThanSeen(
  call: TransactionCall,
  audit: Audit,
  deficiencies: readonly Known[],
): Promise<Map<string, Level>> {
  const unseen = new Map<string, Level>();
  if (call.madeAt === undefined || deficiencies.length === 0) return unseen;
  const answers = new Map((audit.followUps ?? []).map((one) => [one.deficiency, one]));
  const changes = await decidingChanges(call, deficiencies);
  for (const { id, audit: found, dangerLevel } of deficiencies) {
    const answer = answers.get(id);
    const seenVersion = answer?.seenVersion ?? null;
    const later = changes.filter(
      (change) =>
        change.recordId === id &&
        (found === audit.id
          ? change.user !== call.actor.user
          : seenVersion === null
            ? change.at.getTime() > Date.parse(call.madeAt ?? '')
            : change.version > seenVersion),
    );
    const first = later[0];
    if (!first) continue;
    const known = answer?.seenLevel ?? levelOf(first.before) ?? dangerLevel;
    const isReopened = later.some(({ after }) => after.status !== undefined && after.status !== 'COMPLETED');
    if (isReopened || dangerRank(dangerLevel) > dangerRank(known)) unseen.set(id, known);
  }
  return unseen;
}

interface Change {
  recordId: string;
  version: number;
  user: string | null;
  at: Date;
  before: Row;
  after: Row;
}

/** Changes of danger level and status, oldest first. */
async function decidingChanges(call: TransactionCall, deficiencies: readonly Known[]): Promise<Change[]> {
  const rows: Row[] = await call
    .db('history')
    .where({ instance: call.actor.instance, resource: 'deficiencies', operation: 'update' })
    .whereIn(
      'recordId',
      deficiencies.map(({ id }) => id),
    )
    .orderBy('changeNumber')
    .select('recordId', 'version', 'user', 'at', 'before', 'after');
  return rows.flatMap(({ recordId, version, user, at, before, after }) => {
    const change = { before: parsedJson<Row>(before) ?? {}, after: parsedJson<Row>(after) ?? {} };
    if (!('dangerLevel' in change.after) && !('status' in change.after)) return [];
    return [
      {
        recordId: String(recordId),
        version: Number(version),
        user: user === null ? null : String(user),
        at: new Date(String(at instanceof Date ? at.toISOString() : at)),
        ...change,
      },
    ];
  });
}

const dangerRank = (level: Level): number => dangerLevels.values.indexOf(level);
const levelOf = ({ dangerLevel }: Row): Level | undefined => dangerLevel as Level | undefined;
