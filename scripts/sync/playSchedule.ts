import type { Knex } from 'knex';
import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import { type Accounts, buildHall, buildTwoAccounts } from './buildHall';
import { createWorld } from './createWorld';
import { reckon } from './reckon';
import type { ServerRoom } from './ServerRoom';
import type { Happening, Schedule } from './schedule';

interface Parts {
  db: Knex;
  server: ServerRoom;
  /** Called after each event. */
  onHappened?: (happening: Happening) => void;
}

/** Violations found when all is synced, and after all conflicts were resolved; empty if there are none. */
export interface Balance {
  atRest: string[];
  afterDecisions: string[];
  /** Commands still open after all decisions. */
  left: string[];
}

/** Runs schedules one after the other, each in a hall of its own. */
export function schedulePlayer({
  db,
  server,
  onHappened = () => {},
}: Parts): (schedule: Schedule) => Promise<Balance> {
  let accounts: Accounts | undefined;
  let halls = 0;
  return async (schedule) => {
    // An account's base shard grows with every hall; new accounts now and then keep the schedules fast.
    if (!accounts || halls % 8 === 0) accounts = await buildTwoAccounts(db);
    halls += 1;
    const [here, elsewhere] = accounts.both;
    const both = [await buildHall(db, here), await buildHall(db, elsewhere)] as const;
    const world = await createWorld({ schedule, accounts, halls: both, server });
    for (const happening of schedule.happenings) {
      await world.live(happening);
      onHappened(happening);
    }
    const clients = await world.rest();
    const { sites, saves } = world;
    const atRest = await reckon({ db, sites, saves, clients });
    await world.decide(clients);
    const afterDecisions = await reckon({ db, sites, saves, clients });
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
