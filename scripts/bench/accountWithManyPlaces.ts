import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { createRecord } from '../../api/entities/createRecord';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { fillEquipment } from './fillEquipment';
import type { OnEnd } from './line';
import { startServer } from './startServer';

interface Spread {
  rows: number;
  /** Entity the pieces are spread over, and its number of rows. */
  over: 'location' | 'owner';
  among: number;
}

/** An account with equipment spread over locations or customers, behind the API. */
export async function openAccountWithManyPlaces(onEnd: OnEnd, { rows, over, among }: Spread) {
  const { db, url, directory, call, filled } = await openAccount(onEnd, ['--innodb-buffer-pool-size=1G']);
  const ids: string[] = [];
  for (let index = 0; index < among; index += 1) {
    const made =
      over === 'location'
        ? createRecord(call, definitions.locations, { name: `Hall ${index}`, owner: filled.owner })
        : createRecord(call, definitions.equipmentOwners, { name: `Customer ${index}` });
    ids.push(String((await made).id));
  }
  await fillEquipment(db, filled, rows, { over, ids });
  await db.raw('analyze table equipments');
  const token = await issueDemoToken(db, benchPerson, new Date());
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  return { db, url, call, filled, api, headers: { authorization: `Bearer ${token}` } };
}
