import type { Entry } from './readHistory';
import type { Books } from './reckon';
import { markedField, markerIn, type Save } from './saves';

/**
 * Checks the order in the account's history: change numbers without gaps, consecutive versions, nothing overwritten
 * unseen.
 */
export async function reckonHistory(
  { db, sites, saves }: Books,
  instance: string,
  history: readonly Entry[],
): Promise<string[]> {
  const own = saves.filter(({ site }) => sites[site]?.hall.instance === instance);
  const records = new Set(own.map(({ recordId }) => recordId));
  const touched = history.filter(({ recordId }) => records.has(recordId));
  return [
    ...(await gaps(db, instance, history)),
    ...outOfOrder(touched),
    ...unseen(touched, own),
    ...(await unreceipted(db, instance, touched)),
  ];
}

async function gaps(db: Books['db'], instance: string, history: readonly Entry[]): Promise<string[]> {
  const { value } = await db('changeCounters').where({ instance }).first('value');
  const wrong = history.findIndex(({ changeNumber }, index) => Number(changeNumber) !== index + 1);
  return [
    ...(wrong < 0 ? [] : [`change ${wrong + 1} is number ${history[wrong]?.changeNumber}`]),
    ...(Number(value) === history.length ? [] : [`the counter is ${value} after ${history.length} changes`]),
  ];
}

/** Each change of a record makes its next version from the result of the previous one. */
function outOfOrder(touched: readonly Entry[]): string[] {
  const wrong: string[] = [];
  const last = new Map<string, { version: number; text: unknown }>();
  for (const { resource, recordId, version, before, after } of touched) {
    const known = last.get(recordId);
    const field = markedField(resource);
    if (known && version !== known.version + 1)
      wrong.push(`version ${version} of ${recordId} follows version ${known.version}`);
    if (known?.text !== undefined && before && field in before && before[field] !== known.text)
      wrong.push(`version ${version} of ${recordId} was made from ${before[field]} instead of ${known.text}`);
    last.set(recordId, { version, text: after && field in after ? after[field] : known?.text });
  }
  return wrong;
}

/** A save only replaces what its person saw, or what the same device had saved before. */
function unseen(touched: readonly Entry[], saves: readonly Save[]): string[] {
  return touched.flatMap(({ resource, recordId, operation, before, after, user }) => {
    const entry =
      operation === 'delete'
        ? saves.find((one) => one.operation === 'delete' && one.recordId === recordId)
        : saves.find(({ marker }) => after !== null && markerIn(after) === marker);
    const replaced = before?.[markedField(resource)];
    if (!entry || user === null || replaced === undefined || operation === 'create') return [];
    const isOwn = saves.some(({ site, marker }) => site === entry.site && marker === replaced);
    const wasSeen = isOwn || entry.seen.has(replaced ?? null);
    return wasSeen
      ? []
      : [`${entry.marker} replaced ${replaced} of ${recordId}, which nobody there had seen`];
  });
}

/** Changes of commands without a receipt: such a command would be applied again. */
async function unreceipted(db: Books['db'], instance: string, touched: readonly Entry[]): Promise<string[]> {
  const rows = await db('receipts')
    .where({ instance, status: 'applied' })
    .whereIn('recordId', [...new Set(touched.map(({ recordId }) => recordId))])
    .select('recordId', 'version', 'operation');
  const known = new Set(
    rows.map(
      ({ recordId, version, operation }) => `${recordId} ${operation === 'delete' ? 'gone' : version}`,
    ),
  );
  return touched
    .filter(({ user }) => user !== null)
    .filter(
      ({ recordId, version, operation }) =>
        !known.has(`${recordId} ${operation === 'delete' ? 'gone' : version}`),
    )
    .map(({ recordId, version }) => `version ${version} of ${recordId} has no receipt`);
}
