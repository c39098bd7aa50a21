import type { Explained } from '@plumbline/resources/commands/identity';
import type { License } from '@plumbline/resources/entities/licenses';
import { dayAfter } from '@plumbline/resources/language/due';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { coversCategories, licenseProblem } from '@plumbline/resources/rules/licences/licenseProblem';
import { asSystem, type Call } from '../../entities/call';
import { listTyped } from '../../entities/typedRecords';

/**
 * Whether the account's licences allow planning equipment of each top-level category today, and until when; `isShared`:
 * only shared categories.
 */
export async function readPlanning(
  call: Call,
  { isShared }: { isShared: boolean },
): Promise<Explained['planning']> {
  const system = asSystem(call, call.actor.instance);
  const [licences, rows] = await Promise.all([
    listTyped(system, 'licenses'),
    listTyped(system, 'categories'),
  ]);
  const categories = new Map(rows.map((row) => [row.id, row]));
  const day = dayOf(call.now);
  return rows
    .filter(
      ({ parent, isActive, instance }) =>
        !parent && isActive !== false && (!isShared || instance === CATALOGUE_ID),
    )
    .map(({ id, name }) => ({
      category: id,
      name,
      problem: licenseProblem(licences, [id], { categories, day }),
      until: lastDay(licences.filter((licence) => coversCategories(licence, [id], categories))),
    }));
}

/** Last valid day of these licences; null if one is unlimited or there is none. */
function lastDay(licences: readonly License[]): string | null {
  const ends = licences.map(({ validBefore }) => validBefore);
  const last = ends.includes(null) ? undefined : ends.sort().at(-1);
  return last ? dayAfter(last, -1) : null;
}
