import type { Knex } from 'knex';
import type { OfflineClient } from '../../admin/offline/OfflineClient';
import { type Account, buildHall, buildTwoAccounts } from './buildHall';
import { createWorld, type ServerRoom } from './createWorld';
import { reckon } from './reckon';
import type { Schedule } from './schedule';

interface Parts {
  db: Knex;
  server: ServerRoom;
}

/** What was wrong with the balance, at rest and after the people decided all conflicts; nothing, if all is well. */
export interface Balance {
  atRest: string[];
  afterDecisions: string[];
  /** Commands still open after all decisions. */
  left: string[];
}

/** Plays schedules one after the other, each in a hall of its own. */
export function schedulePlayer({ db, server }: Parts): (schedule: Schedule) => Promise<Balance> {
  let account: Account | undefined;
  let halls = 0;
  return async (schedule) => {
    // The base of an account grows with every hall; a new one now and then keeps the schedules short.
    if (!account || halls % 40 === 0) account = await buildTwoAccounts(db);
    halls += 1;
    const hall = await buildHall(db, account);
    const world = await createWorld({ schedule, account, hall, server });
    for (const happening of schedule.happenings) await world.live(happening);
    const clients = await world.rest();
    const parts = { db, account, saves: world.saves, clients };
    const atRest = await reckon(parts);
    await world.decide(clients);
    const afterDecisions = await reckon(parts);
    const left = clients.flatMap(stillOpen);
    for (const client of clients) await client.close();
    return { atRest, afterDecisions, left };
  };
}

export const inBalance: Balance = { atRest: [], afterDecisions: [], left: [] };

function stillOpen(client: OfflineClient): string[] {
  const { items, pause, failure } = client.outbox();
  return items
    .filter(({ state }) => state !== 'confirmed')
    .map(({ command: { resource, operation }, state, receipt, attempts }) =>
      [resource, operation, state, receipt?.code, `${attempts} attempts`, pause, failure].join(' '),
    );
}
