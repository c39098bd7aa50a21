import { newId } from '@plumbline/resources/language/ids';
import { beforeEach } from 'vitest';
import { createDevice, type Device, idle, type Tab, type TabParts } from './createDevice';
import { createServer, type Server } from './createServer';

export interface HallTest {
  readonly server: Server;
  readonly device: Device;
  readonly user: string;
  readonly instance: string;
  readonly location: string;
  /** An audit at the location. */
  readonly audit: string;
  open(more?: { user?: string; instance?: string; device?: Device; known?: TabParts['known'] }): Promise<Tab>;
  /** A tab with the location downloaded. */
  downloaded(): Promise<Tab>;
  /** The network comes back; resolves after the following sync. */
  online(tab: Tab): Promise<void>;
}

/** A server with one location and one audit, and a device, new for each test. */
export function hallTest(): HallTest {
  let hall: Pick<HallTest, 'server' | 'device' | 'user' | 'instance' | 'location' | 'audit'>;
  beforeEach(() => {
    const [server, location, audit, instance] = [createServer(), newId(), newId(), newId()];
    server.put('locations', { id: location, name: 'Hall', instance });
    server.put('audits', { id: audit, location, comment: null, instance });
    hall = { server, device: createDevice(newId()), user: newId(), instance, location, audit };
  });
  const open: HallTest['open'] = ({ device = hall.device, ...more } = {}) =>
    device.openTab({ user: hall.user, instance: hall.instance, transport: hall.server.transport, ...more });
  return {
    get server() {
      return hall.server;
    },
    get device() {
      return hall.device;
    },
    get user() {
      return hall.user;
    },
    get instance() {
      return hall.instance;
    },
    get location() {
      return hall.location;
    },
    get audit() {
      return hall.audit;
    },
    open,
    async downloaded() {
      const tab = await open();
      await tab.client.download([hall.location]);
      return tab;
    },
    async online(tab) {
      await hall.device.comeBack();
      await idle(tab);
    },
  };
}
