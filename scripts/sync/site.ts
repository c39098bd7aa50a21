import type { Device, Tab } from '../../admin/data/offline/testing/createDevice';
import { type Disk, diskOf } from '../../admin/data/offline/testing/diskOf';
import { createLife } from '../../admin/data/offline/testing/life';
import type { Hall, Person } from './buildHall';
import { faultyTransport, type Line } from './faultyTransport';

/** One person's copy of one account's hall on one device. */
export interface Site {
  number: number;
  person: Person;
  hall: Hall;
  device: Device;
  disk: Disk;
  line: Line;
  /** One of its two tabs; a new one on the same disk if the last has ended. */
  tab(place: 0 | 1): Promise<Tab>;
  endTabs(): void;
}

interface Parts {
  number: number;
  name: string;
  device: Device;
  person: Person;
  hall: Hall;
  otherInstance: string;
  server: { origin: () => string; lives: () => number };
}

export function createSite({ number, name, device, person, hall, otherInstance, server }: Parts): Site {
  const { instance } = hall;
  const line = faultyTransport({
    origin: server.origin,
    token: () => person.tokens.get(instance) ?? '',
    otherToken: () => person.tokens.get(otherInstance) ?? '',
    life: server.lives,
  });
  const tabs: [Tab | null, Tab | null] = [null, null];
  return {
    number,
    person,
    hall,
    device,
    // Prefix of the databases: device, person and account.
    disk: diskOf(`${name}.${person.user}.${instance}`),
    line,
    async tab(place) {
      const known = tabs[place];
      if (known && !known.life.isOver()) return known;
      const parts = { user: person.user, instance, transport: line.transport, life: createLife() };
      const opened = await device.openTab(parts);
      tabs[place] = opened;
      return opened;
    },
    endTabs() {
      for (const tab of tabs) tab?.life.end();
    },
  };
}
