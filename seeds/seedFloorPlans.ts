import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { definitions } from '@plumbline/resources/entities/index';
import { planPoint } from '@plumbline/resources/rules/floorPlans/index';
import { preparePlan } from '../api/domains/floorPlans/preparePlanJob';
import { asSystem, type Call, inTransaction } from '../api/entities/call';
import { createRecord } from '../api/entities/createRecord';
import { listTyped } from '../api/entities/typedRecords';
import { lockAccount, writeMany } from '../api/entities/writeMany';
import type { FileStore } from '../api/platform/files/fileStore';
import { storeFile } from '../api/platform/files/storeFile';
import { drawHall } from './drawHall';
import type { SeededAccounts } from './seedAccounts';
import type { SeededCustomers } from './seedCustomers';

/** Pieces that the demo leaves to be placed. */
const leftOver = 5;

/** Halls that have a plan, at both accounts. */
const halls = ['Chłodnia', 'Hala A – przyjęcie'];

/** Plans of halls of the company and of the auditor's Polish customer, prepared, with most pieces on them. */
export async function seedFloorPlans(
  call: Call,
  store: FileStore,
  accounts: SeededAccounts,
  { wroclaw }: SeededCustomers,
): Promise<void> {
  const company = asSystem(call, accounts.company.id);
  const [site] = await listTyped(company, 'locations', { filter: { name: 'Mroźnia Gądki' } });
  if (site) for (const hall of await hallsOf(company, site.id)) await seedPlan(company, store, hall);
  const auditor = asSystem(call, accounts.auditor.id);
  for (const hall of await hallsOf(auditor, wroclaw.site)) await seedPlan(auditor, store, hall);
}

interface Hall {
  id: string;
  name: string | null;
}

const hallsOf = (call: Call, parent: string): Promise<Hall[]> =>
  listTyped(call, 'locations', { filter: { parent, name: halls }, sort: { field: 'name', order: 'ASC' } });

async function seedPlan(call: Call, store: FileStore, { id: location, name }: Hall): Promise<void> {
  const pieces = await listTyped(call, 'equipments', {
    filter: { location },
    sort: { field: 'place', order: 'ASC' },
  });
  if (pieces.length === 0) return;
  const { svg, spots } = drawHall(
    String(name),
    pieces.map(({ place, identNumber }) => place ?? identNumber ?? ''),
  );
  const { default: sharp } = await import('sharp');
  const content = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  const hash = createHash('sha256').update(content).digest('hex');
  const file = await storeFile(call, store, {
    ...{ hash, name: `${name}.png`, content: Readable.from([content]) },
    ...{ maxBytes: content.length, keepsOriginal: true },
  });
  const { id: plan } = await createRecord(call, definitions.floorPlans, { name, location, file });
  await preparePlan(call, store, { subject: String(plan), payload: { hash, page: 1 } });
  await inTransaction(call, async (inner) => {
    await lockAccount(inner, definitions.equipments);
    const placed = pieces.slice(0, Math.max(1, pieces.length - leftOver));
    const writes = placed.map((before, at) => {
      const { x = 0.5, y = 0.5 } = spots[at] ?? {};
      return { before: { ...before }, values: { floorPlan: plan, ...planPoint(x, y) } };
    });
    await writeMany(inner, definitions.equipments, writes);
  });
}
