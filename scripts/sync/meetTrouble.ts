import { reconnectDelay } from '../../admin/data/connection/connectionState';
import { idle, type Tab } from '../../admin/data/offline/testing/createDevice';
import { newId } from '../../resources/language/ids';
import type { Leg } from './faultyTransport';
import { heldBack } from './heldBack';
import type { ServerRoom } from './ServerRoom';
import { type Draft, type Save, save, unlessDead } from './saves';
import type { Trouble } from './schedule';
import type { Site } from './site';

/** The environment of the faults. */
export interface Ground {
  saves: Save[];
  server: ServerRoom;
  siteOf(tab: number): Site;
  placeOf(tab: number): 0 | 1;
  takeFinding(): string;
}

type Meeting<T> = (trouble: T, ground: Ground) => Promise<void>;

/** Arms the fault, and lets people work until it has happened; throws if it never does. */
export const meetTrouble: Meeting<Trouble> = (trouble, ground) =>
  (meetings[trouble.what] as Meeting<Trouble>)(trouble, ground); // the table's own key says which trouble it is

const meetings: { [W in Trouble['what']]: Meeting<Extract<Trouble, { what: W }>> } = {
  async call(trouble, ground) {
    const { tab, leg, fault, isOvertaken } = trouble;
    const [site, place] = [ground.siteOf(tab), ground.placeOf(tab)];
    await bringOnline(site, place);
    const finding = ground.takeFinding();
    const isBatch = fault === 413 && leg === 'push';
    if (isBatch) site.device.goOffline();
    const isMet = site.line.arm(leg, fault);
    await save(site, await site.tab(place), { ...edit(finding), withPhoto: leg === 'photo' }, ground.saves);
    for (let more = isBatch ? 3 : 0; more > 0; more -= 1) await makeFinding(site, place, ground);
    await until(isMet, { trouble, site, place, ground, leg });
    if (!isOvertaken || leg !== 'push') return;
    await site.line.quiet();
    // Another device changes the result before this one has received the response.
    const other = ground.siteOf(tab < 2 ? 2 : 0);
    await bringOnline(other, 0);
    await sync(other, 0);
    await save(other, await other.tab(0), edit(finding), ground.saves);
    await send(other, 0);
  },

  async step(trouble, ground) {
    const { tab, fault } = trouble;
    const [site, place, other] = [ground.siteOf(tab), ground.placeOf(tab), ground.siteOf(tab < 2 ? 2 : 0)];
    await bringOnline(other, 0);
    await bringOnline(site, place);
    const draft = { ...edit(ground.takeFinding()), operation: 'command' } as const;
    const isMet = site.line.arm('push', fault);
    await save(site, await site.tab(place), { ...draft, step: 'start' }, ground.saves);
    await until(isMet, { trouble, site, place, ground });
    // Undone by another person before the device sends it again.
    await site.line.quiet();
    await save(other, await other.tab(0), { ...draft, step: 'reopen' }, ground.saves);
    await send(other, 0);
    await send(site, place);
  },

  async race({ tab, second }, ground) {
    const racers = [ground.siteOf(tab), ground.siteOf(tab < 2 ? 2 : 0)] as const;
    for (const site of racers) await bringOnline(site, 0);
    const finding = ground.takeFinding();
    const gates = racers.map(({ line }) => line.hold());
    const drafts =
      second === 'create' ? racers.map(inOwnAudit) : [edit(finding), { ...edit(finding), operation: second }];
    for (const [index, site] of racers.entries())
      await save(site, await site.tab(0), drafts[index] ?? edit(finding), ground.saves);
    const ends = racers.map((site) => alive(site, 0, idle));
    const arrivals = Promise.all(gates.map(({ arrived }) => arrived));
    await Promise.race([arrivals, Promise.all(ends).then(() => neverMet('race'))]);
    for (const { letGo } of gates) letGo();
    await Promise.all(ends);
  },

  async deletion({ tab }, ground) {
    const [site, place] = [ground.siteOf(tab), ground.placeOf(tab)];
    await bringOnline(site, place);
    const finding = ground.takeFinding();
    await save(site, await site.tab(place), { ...edit(finding), operation: 'delete' }, ground.saves);
    await send(site, place);
  },

  async twoTabs({ tab }, ground) {
    const site = ground.siteOf(tab);
    const [one, other] = [await site.tab(0), await site.tab(1)];
    const finding = ground.takeFinding();
    await Promise.all([one, other].map((each) => save(site, each, edit(finding), ground.saves)));
    await Promise.all([send(site, 0), send(site, 1)]);
  },

  async diskFull(trouble, ground) {
    const [site, place] = [ground.siteOf(trouble.tab), ground.placeOf(trouble.tab)];
    await bringOnline(site, place);
    const before = site.disk.refusals();
    site.disk.fillAfter(trouble.writes);
    await makeFinding(site, place, ground);
    await until(() => site.disk.refusals() > before, { trouble, site, place, ground });
    const { told } = await save(site, await site.tab(place), edit(ground.takeFinding()), ground.saves);
    if (told !== 'failed') throw new Error(`A full disk, and the person was told: ${told}`);
    site.disk.makeRoom();
  },

  async clockBack({ tab, hours, isOffline }, ground) {
    const [site, place] = [ground.siteOf(tab), ground.placeOf(tab)];
    await bringOnline(site, place);
    // Synced here: any later fetch is due to the elapsed time alone.
    await sync(site, place);
    if (isOffline) site.device.goOffline();
    await save(site, await site.tab(place), edit(ground.takeFinding()), ground.saves);
    if (isOffline) site.device.seeNetwork();
    const it = await site.tab(place);
    await idle(it);
    site.device.setBack(hours * 3_600_000);
    await save(site, it, edit(ground.takeFinding()), ground.saves);
    // Online again after the delay of a new connection.
    if (isOffline) await site.device.elapse(reconnectDelay);
    await idle(it);
    const pulls = site.line.count('pull');
    await site.device.elapse(fetchedWithin);
    await idle(it);
    if (site.line.count('pull') === pulls)
      throw new Error('A device whose clock was set back fetches nothing.');
  },

  async tabKilled(trouble, ground) {
    const [site, place] = [ground.siteOf(trouble.tab), ground.placeOf(trouble.tab)];
    await bringOnline(site, place);
    const { life } = await site.tab(place);
    life.endAt(trouble.step, trouble.moment);
    await until(life.isOver, { trouble, site, place, ground });
  },

  async serverKilled(trouble, ground) {
    const [site, place] = [ground.siteOf(trouble.tab), ground.placeOf(trouble.tab)];
    await bringOnline(site, place);
    await ground.server.dieAt(trouble.statement, trouble.moment);
    await until(ground.server.isDown, { trouble, site, place, ground });
  },
};

/** Longer than a synced device's interval between two fetches. */
const fetchedWithin = 61_000;

const edit = (recordId: string): Draft => ({ resource: 'deficiencies', recordId, operation: 'update' });

const newFinding = ({ hall }: Site): Draft => ({
  resource: 'deficiencies',
  recordId: newId(),
  operation: 'create',
  audit: hall.audits[0],
});

/** Of another piece than the other device's, so that no lock of the piece serializes them. */
const inOwnAudit = (site: Site, index: number): Draft => ({
  ...newFinding(site),
  audit: site.hall.audits[index === 0 ? 0 : 1],
});

async function makeFinding(site: Site, place: 0 | 1, { saves }: Ground, withPhoto = false): Promise<void> {
  await save(site, await site.tab(place), { ...newFinding(site), withPhoto }, saves);
}

interface Way {
  trouble: Trouble;
  site: Site;
  place: 0 | 1;
  ground: Ground;
  leg?: Leg;
}

/** The people at that place continue working until the condition holds. */
async function until(isSo: () => boolean, { trouble, site, place, ground, leg }: Way): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    // New changes are sent automatically; they are sent again only after the fault.
    await alive(site, place, idle);
    if (isSo()) return;
    await bringOnline(site, place);
    if (isSo()) return;
    if (leg === 'pull') await sync(site, place);
    if (isSo()) return;
    await makeFinding(site, place, ground, leg === 'photo');
  }
  neverMet(JSON.stringify(trouble));
}

function neverMet(trouble: string): never {
  throw new Error(`It was never met: ${trouble}`);
}

/** Online, with nothing postponed. */
async function bringOnline(site: Site, place: 0 | 1): Promise<void> {
  const { client } = await site.tab(place);
  if (!client.connection().isOnline) await site.device.comeBack();
  await send(site, place);
}

/** Waits for automatic sending; postponed changes are sent now. */
async function send(site: Site, place: 0 | 1): Promise<void> {
  const tab = await site.tab(place);
  await unlessDead(tab, async () => {
    await idle(tab);
    const { pause, waiting } = tab.client.outbox();
    if (pause !== null || waiting > heldBack(tab.client)) await tab.client.syncNow().catch(() => {});
  });
}

const sync = (site: Site, place: 0 | 1): Promise<void> =>
  alive(site, place, ({ client }) => client.syncNow().catch(() => {}));

async function alive(site: Site, place: 0 | 1, work: (tab: Tab) => Promise<unknown>): Promise<void> {
  const tab = await site.tab(place);
  await unlessDead(tab, () => work(tab));
}
