import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import { createDevice, idle } from '../../admin/data/offline/testing/createDevice';
import { newId } from '../../resources/language/ids';
import type { Accounts, Hall } from './buildHall';
import { discard, resolve } from './decide';
import { heldBack } from './heldBack';
import { meetTrouble } from './meetTrouble';
import type { ServerRoom } from './ServerRoom';
import { type Save, save, unlessDead } from './saves';
import type { Happening, Schedule } from './schedule';
import { createSite, type Site } from './site';

export interface World {
  sites: readonly Site[];
  saves: readonly Save[];
  live(happening: Happening): Promise<void>;
  /** Ends all faults: one new tab per site, which has synced what it could. */
  rest(): Promise<OfflineClient[]>;
  /** Resolves all conflicts with the people's own side. */
  decide(clients: readonly OfflineClient[]): Promise<void>;
}

interface Parts {
  schedule: Schedule;
  accounts: Accounts;
  /** One in each account. */
  halls: readonly [Hall, Hall];
  server: ServerRoom;
}

/** Two devices in one hall, the first one also in a hall of another account, each with the product's local store. */
export async function createWorld({ schedule, accounts, halls, server }: Parts): Promise<World> {
  const saves: Save[] = [];
  const sites = buildSites({ schedule, accounts, halls, server });
  const free = [...halls[0].findings];

  const siteOf = (tab: number): Site => sites[tab < 2 ? 0 : tab < 4 ? 1 : 2];
  const placeOf = (tab: number) => (tab % 2 === 0 ? 0 : 1);
  const ground = {
    saves,
    server,
    siteOf,
    placeOf,
    /** A deficiency that every device has and nobody has changed. */
    takeFinding: () => free.pop() ?? fail('The hall has too few findings for this schedule.'),
  };

  async function live(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'network':
        return happening.isThere
          ? sites[happening.device].device.comeBack()
          : sites[happening.device].device.goOffline();
      case 'wait':
        return sites[happening.device].device.elapse(happening.seconds * 1000);
      case 'save':
      case 'photo':
      case 'finding':
      case 'sign':
      case 'sync':
      case 'settle':
      case 'discard':
      case 'resolve':
        return work(happening);
      default:
        // A fault needs a running server to take effect.
        if (server.isDown()) await server.restart();
        return meetTrouble(happening, ground);
    }
  }

  async function work(happening: Extract<Happening, { tab: number }>): Promise<void> {
    const site = siteOf(happening.tab);
    const { hall } = site;
    const tab = await site.tab(placeOf(happening.tab));
    switch (happening.what) {
      case 'save':
      case 'photo': {
        const recordId = hall.audits[happening.audit];
        const withPhoto = happening.what === 'photo';
        await save(site, tab, { resource: 'audits', recordId, operation: 'update', withPhoto }, saves);
        return;
      }
      case 'finding':
        await save(
          site,
          tab,
          { resource: 'deficiencies', recordId: newId(), operation: 'create', audit: hall.audits[0] },
          saves,
        );
        return;
      case 'sign':
        await save(
          site,
          tab,
          { resource: 'auditReports', recordId: hall.report, operation: 'update', withPhoto: true },
          saves,
        );
        return;
      case 'sync':
        // Not awaited: it continues during other events.
        void tab.client.syncNow().catch(() => {});
        return;
      case 'settle':
        return unlessDead(tab, () => idle(tab));
      case 'resolve':
        return unlessDead(tab, () => resolve(tab.client, happening.side, saves));
      case 'discard':
        return unlessDead(tab, () => discard(tab.client, saves));
    }
  }

  async function rest(): Promise<OfflineClient[]> {
    await server.restart();
    const clients: OfflineClient[] = [];
    for (const site of sites) site.endTabs();
    for (const site of sites) {
      await site.line.quiet();
      await site.device.comeBack();
      clients.push((await site.tab(0)).client);
    }
    await synchronise(clients);
    return clients;
  }

  async function synchronise(clients: readonly OfflineClient[]): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      for (const [index, client] of clients.entries()) {
        if (!client.connection().isOnline) await sites[index]?.device.elapse(15_000);
        await client.syncNow().catch(() => {});
      }
      if (round > 0 && clients.every((client) => client.outbox().waiting === heldBack(client))) return;
    }
  }

  for (const site of sites) await (await site.tab(0)).client.download([site.hall.location]);
  return {
    sites,
    saves,
    live,
    rest,
    async decide(clients) {
      for (let round = 0; round < 12 && clients.some((client) => client.outbox().refused > 0); round += 1) {
        for (const client of clients)
          while (client.outbox().refused > 0) await resolve(client, 'mine', saves);
        await synchronise(clients);
      }
    },
  };
}

function buildSites({ schedule, accounts, halls, server }: Parts): [Site, Site, Site] {
  const [here, elsewhere] = halls;
  const [person, colleague] = accounts.people;
  const names = [newId(), newId()] as const;
  const devices = [createDevice(names[0]), createDevice(names[1])] as const;
  const site = (number: number, device: 0 | 1, hall: Hall) =>
    createSite({
      number,
      name: names[device],
      device: devices[device],
      person: device === 1 && schedule.areTwoPeople ? colleague : person,
      hall,
      otherInstance: (hall === here ? elsewhere : here).instance,
      server,
    });
  return [site(0, 0, here), site(1, 1, here), site(2, 0, elsewhere)];
}

function fail(message: string): never {
  throw new Error(message);
}
