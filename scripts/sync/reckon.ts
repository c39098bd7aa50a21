import type { Knex } from 'knex';
import type { OfflineClient } from '../../admin/offline/OfflineClient';
import type { Account } from './buildHall';
import type { Save } from './createWorld';

interface Parts {
  db: Knex;
  account: Account;
  saves: readonly Save[];
  clients: readonly OfflineClient[];
}

/**
 * The balance at rest, as a list of what is wrong: each save that was confirmed to its person stands on the server
 * exactly once or visibly in the outbox of its device; nothing is doubled; nothing is in another account.
 */
export async function reckon({ db, account, saves, clients }: Parts): Promise<string[]> {
  const wrong: string[] = [];
  const history = await writtenMarkers(
    db,
    account.instance,
    saves.map(({ recordId }) => recordId),
  );
  const uploaded = new Set<string>(
    (await db('files').where({ instance: account.instance }).select('hash')).map(
      ({ hash }: { hash: string }) => hash,
    ),
  );
  for (const save of saves) {
    const onServer = history.filter((marker) => marker === save.marker).length;
    const inOutbox =
      clients[save.device]
        ?.outbox()
        .items.filter(
          ({ state, command: { patch } }) =>
            state !== 'confirmed' && (patch.comment === save.marker || patch.description === save.marker),
        ).length ?? 0;
    const name = `${save.resource} ${save.marker}`;
    if (onServer > 1) wrong.push(`${name} was applied ${onServer} times`);
    if (inOutbox > 1) wrong.push(`${name} is ${inOutbox} times in the outbox`);
    if (onServer + inOutbox > 1) wrong.push(`${name} is on the server and still in the outbox`);
    if (save.isConfirmed && !save.isGivenUp && onServer + inOutbox === 0)
      wrong.push(`${name} was confirmed and is nowhere`);
    if (save.isGivenUp && onServer > 0) wrong.push(`${name} was given up and is on the server`);
    if (onServer > 0 && save.photo && !uploaded.has(save.photo))
      wrong.push(`the photo of ${name} is not on the server`);
  }
  return [
    ...wrong,
    ...(await strays(db, account)),
    ...(await unreceipted(db, account, saves)),
    ...(await differences(db, account, saves, clients)),
  ];
}

async function writtenMarkers(db: Knex, instance: string, records: readonly string[]): Promise<string[]> {
  const entries: { after: unknown }[] = await db('history')
    .where({ instance })
    .whereIn('recordId', [...new Set(records)])
    .whereNotNull('after')
    .select('after');
  return entries.flatMap(({ after }) => {
    const { comment, description } = (typeof after === 'string' ? JSON.parse(after) : after) as {
      comment?: string;
      description?: string;
    }; // as history.ts writes it
    return [comment, description].filter((marker) => marker !== undefined);
  });
}

/** Changes that a command made without leaving its receipt: such a command would be made once more. */
async function unreceipted(db: Knex, { instance }: Account, saves: readonly Save[]): Promise<string[]> {
  const records = [...new Set(saves.map(({ recordId }) => recordId))];
  const entries: { recordId: string; version: number; receipt: string | null }[] = await db('history as h')
    .leftJoin('receipts as r', (on) =>
      on
        .on('r.instance', 'h.instance')
        .andOn('r.recordId', 'h.recordId')
        .andOn('r.version', 'h.version')
        .andOnVal('r.status', 'applied'),
    )
    .where('h.instance', instance)
    .whereIn('h.recordId', records)
    .whereNotNull('h.user')
    .select('h.recordId', 'h.version', 'r.id as receipt');
  return entries
    .filter(({ receipt }) => receipt === null)
    .map(({ recordId, version }) => `version ${version} of ${recordId} has no receipt`);
}

/** What reached the other account of the same people. */
async function strays(db: Knex, { other }: Account): Promise<string[]> {
  const counts = await Promise.all(
    ['receipts', 'files', 'audits', 'deficiencies', 'auditReports'].map(async (table) => {
      const [row] = await db(table).where({ instance: other }).count({ count: '*' });
      return [table, Number(row?.count ?? 0)] as const;
    }),
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} of ${table} stand in another account`);
}

/** A device in step with the server shows what the server has, wherever nothing of its own waits. */
async function differences(
  db: Knex,
  { instance }: Account,
  saves: readonly Save[],
  clients: readonly OfflineClient[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { resource, recordId } of saves) {
    const row: { version: number } | undefined = await db(resource)
      .where({ id: recordId, instance, deletedAt: null })
      .first('version');
    for (const [index, client] of clients.entries()) {
      if (client.state(resource, recordId) !== 'synced') continue;
      const here = client.record(resource, recordId)?.version;
      if (here !== row?.version)
        wrong.push(
          `device ${index} has version ${here} of ${resource} ${recordId}, the server ${row?.version}`,
        );
    }
  }
  return [...new Set(wrong)];
}
