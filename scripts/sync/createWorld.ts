/// <reference lib="dom" />
import type { OfflineClient } from '../../admin/offline/OfflineClient';
import { createDevice, type Device, idle, type Tab } from '../../admin/offline/testing/createDevice';
import { createLife } from '../../admin/offline/testing/life';
import type { EntityName } from '../../resources/entities/names';
import { newId } from '../../resources/ids';
import type { Account, Hall, Person } from './buildHall';
import { faultyTransport, type Line } from './faultyTransport';
import { heldBack } from './heldBack';
import { picture } from './picture';
import type { Happening, Schedule } from './schedule';

/** A change a person made; `isConfirmed`: the app told them that it is saved. */
export interface Save {
  device: number;
  marker: string;
  resource: EntityName;
  recordId: string;
  isConfirmed: boolean;
  photo: string | null;
  /** The person chose the other side, or discarded it after exporting it. */
  isGivenUp: boolean;
}

export interface ServerRoom {
  origin: () => string;
  lives: () => number;
  dieAt: (statement: number, moment: 'before' | 'after') => Promise<void>;
  /** Brings the server up if it is down. */
  restart: () => Promise<void>;
}

export interface World {
  saves: readonly Save[];
  live(happening: Happening): Promise<void>;
  /** All troubles are over: one fresh tab on each device, which has sent what it could. */
  rest(): Promise<OfflineClient[]>;
  /** The people decide every open conflict for their own side. */
  decide(clients: readonly OfflineClient[]): Promise<void>;
}

interface Site {
  device: Device;
  line: Line;
  person: Person;
  tabs: [Tab | null, Tab | null];
}
interface Parts {
  schedule: Schedule;
  account: Account;
  hall: Hall;
  server: ServerRoom;
}

let pictures = 0;

/** Two devices in one hall, with the product's own local store on each, and a server that may die. */
export async function createWorld({ schedule, account, hall, server }: Parts): Promise<World> {
  const saves: Save[] = [];
  const [one, other] = account.people;
  const sites = [site(one), site(schedule.areTwoPeople ? other : one)] as const;

  function site(person: Person): Site {
    const line = faultyTransport({
      origin: server.origin,
      token: () => person.token,
      otherToken: () => person.otherToken,
      life: server.lives,
    });
    return { device: createDevice(newId()), line, person, tabs: [null, null] };
  }

  function open({ device, line, person }: Site): Promise<Tab> {
    return device.openTab({
      user: person.user,
      instance: account.instance,
      transport: line.transport,
      life: createLife(),
    });
  }

  const siteOf = (number: number): Site => (number < 2 ? sites[0] : sites[1]);

  async function tabOf(number: number): Promise<Tab> {
    const { tabs, ...rest } = siteOf(number);
    const place = number % 2 === 0 ? 0 : 1;
    const known = tabs[place];
    if (known && !known.life.isOver()) return known;
    const opened = await open({ tabs, ...rest });
    tabs[place] = opened;
    return opened;
  }

  async function save(
    number: number,
    resource: EntityName,
    recordId: string,
    write: (client: OfflineClient, marker: string, photo: string) => Promise<unknown>,
    withPhoto = false,
  ): Promise<void> {
    const tab = await tabOf(number);
    const entry: Save = {
      device: number < 2 ? 0 : 1,
      marker: newId(),
      resource,
      recordId,
      isConfirmed: false,
      photo: null,
      isGivenUp: false,
    };
    saves.push(entry);
    await unlessDead(tab, async () => {
      if (withPhoto) {
        pictures += 1;
        const file = await tab.client.savePhoto(picture(pictures), `${entry.marker}.png`);
        entry.photo = file.hash;
        await write(tab.client, entry.marker, JSON.stringify(file));
      } else await write(tab.client, entry.marker, '');
      entry.isConfirmed = true;
    });
  }

  async function live(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'save': {
        const id = hall.audits[happening.audit];
        return save(happening.tab, 'audits', id, (client, marker) =>
          client.save('audits', id, { comment: marker }),
        );
      }
      case 'finding': {
        const id = newId();
        return save(happening.tab, 'deficiencies', id, (client, marker) =>
          client.create('deficiencies', {
            id,
            audit: hall.audits[happening.audit],
            description: marker,
            dangerLevel: 'red',
          }),
        );
      }
      case 'photo': {
        const id = hall.audits[happening.audit];
        return save(
          happening.tab,
          'audits',
          id,
          (client, marker, photo) =>
            client.save('audits', id, {
              damageImages: [...(client.record('audits', id)?.damageImages ?? []), JSON.parse(photo)],
              comment: marker,
            }),
          true,
        );
      }
      case 'sign':
        return save(
          happening.tab,
          'auditReports',
          hall.report,
          (client, marker, photo) =>
            client.save('auditReports', hall.report, {
              signatures: [
                {
                  id: newId(),
                  role: 'auditor',
                  name: 'Anna Nowak',
                  date: '2026-11-17',
                  image: JSON.parse(photo),
                },
              ],
              comment: marker,
            }),
          true,
        );
      case 'sync': {
        const tab = await tabOf(happening.tab);
        // Goes on while other things happen.
        void tab.client.syncNow().catch(() => {});
        return;
      }
      case 'settle': {
        const tab = await tabOf(happening.tab);
        return unlessDead(tab, () => idle(tab));
      }
      case 'resolve': {
        const tab = await tabOf(happening.tab);
        return unlessDead(tab, () => resolve(tab.client, happening.side));
      }
      case 'discard': {
        const tab = await tabOf(happening.tab);
        return unlessDead(tab, () => discard(tab.client));
      }
      case 'endTab':
        siteOf(happening.tab).tabs[happening.tab % 2 === 0 ? 0 : 1]?.life.endAt(
          happening.step,
          happening.moment,
        );
        return;
      case 'meet':
        sites[happening.device].line.meet(...happening.faults);
        return;
      case 'network':
        if (happening.isThere) return sites[happening.device].device.comeBack();
        return sites[happening.device].device.goOffline();
      case 'killServer':
        return server.dieAt(happening.statement, happening.moment);
      case 'restart':
        return server.restart();
    }
  }

  async function resolve(client: OfflineClient, side: 'mine' | 'theirs'): Promise<void> {
    const item = client.outbox().items.find(({ state }) => state === 'refused');
    if (!item) return;
    if (side === 'theirs') giveUp(item.command.patch);
    await client.rebase(
      item.command.id,
      Object.fromEntries(Object.keys(item.command.patch).map((field) => [field, side])),
    );
  }

  async function discard(client: OfflineClient): Promise<void> {
    const item = client.outbox().items.find(({ state }) => state === 'refused');
    if (!item) return;
    const exported = await (await client.exportOutbox()).text();
    if (!exported.includes(item.command.id))
      throw new Error('The export lacks what is about to be discarded.');
    giveUp(item.command.patch);
    await client.discard(item.command.id);
  }

  function giveUp(patch: Readonly<Record<string, unknown>>): void {
    const entry = saves.find(({ marker }) => marker === patch.comment || marker === patch.description);
    if (entry) entry.isGivenUp = true;
  }

  async function rest(): Promise<OfflineClient[]> {
    await server.restart();
    const clients: OfflineClient[] = [];
    for (const each of sites) {
      for (const tab of each.tabs) tab?.life.end();
      each.line.clear();
      await each.device.comeBack();
      each.tabs[0] = await open(each);
      clients.push(each.tabs[0].client);
    }
    await synchronise(clients);
    return clients;
  }

  async function synchronise(clients: readonly OfflineClient[]): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      for (const [index, client] of clients.entries()) {
        if (!client.connection().isOnline) await sites[index === 0 ? 0 : 1].device.elapse(15_000);
        await client.syncNow().catch(() => {});
      }
      if (round > 0 && clients.every((client) => client.outbox().waiting === heldBack(client))) return;
    }
  }

  for (const each of sites) {
    const tab = await open(each);
    each.tabs[0] = tab;
    await tab.client.download([hall.location]);
  }
  return {
    saves,
    live,
    rest,
    async decide(clients) {
      for (let round = 0; round < 12 && clients.some((client) => client.outbox().refused > 0); round += 1) {
        for (const client of clients) while (client.outbox().refused > 0) await resolve(client, 'mine');
        await synchronise(clients);
      }
    },
  };
}

/** Waits for the work, or for the tab's end, after which nothing of it ever comes. */
async function unlessDead(tab: Tab, work: () => Promise<unknown>): Promise<void> {
  const death = new Promise<'dead'>((resolve) => tab.life.onEnd(() => resolve('dead')));
  await Promise.race([
    death,
    work().catch((error: unknown) => {
      if (!tab.life.isOver()) throw error;
    }),
  ]);
}
