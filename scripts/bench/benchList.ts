import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { issueDemoToken } from '../../api/auth/issueDemoToken';
import { rowMapper } from '../../api/entities/rowMapper';
import { equipmentRows, type Filled, insertRows } from './fillEquipment';
import { atLeast, type Line, median } from './line';
import { load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const rounds = 5;
const filter = 'OKAY';

/** A list of 25, sorted and filtered, with the exact total, of an account with 100,000 pieces, against the bare query. */
export async function benchList(db: Knex, url: string, filled: Filled): Promise<Line> {
  await insertRows(db, equipmentRows(filled, rows));
  await db.raw('analyze table equipments');
  const token = await issueDemoToken(db, 'owner@otherauditor.example', new Date());
  const columns = rowMapper(definitions.equipments)
    .lightColumns.map((name) => `t.\`${name}\``)
    .join(', ');
  const statement = `select ${columns} from equipments t where t.instance = ? and t.deletedAt is null and t.lastAuditResult = ? order by t.nextAuditDate, t.id limit 25`;
  const bare = await startServer('scripts/bench/bareServer.ts', {
    DATABASE_URL: url,
    STATEMENT: statement,
    BINDINGS: JSON.stringify([filled.instance, filter]),
  });
  const api = await startServer('scripts/bench/apiServer.ts', { DATABASE_URL: url });
  const query = new URLSearchParams({
    filter: JSON.stringify({ lastAuditResult: filter }),
    sort: '["nextAuditDate","ASC"]',
    range: '[0,24]',
  });
  const common = { connections: 16, seconds: 3 };
  const figures: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push({
      bare: (await load({ url: `${bare.origin}/`, ...common })).perSecond,
      api: (
        await load({
          url: `${api.origin}/api/equipments?${query}`,
          headers: { authorization: `Bearer ${token}` },
          ...common,
        })
      ).perSecond,
    });
  }
  await Promise.all([bare.stop(), api.stop()]);
  const middle = { bare: median(figures.map((one) => one.bare)), api: median(figures.map((one) => one.api)) };
  return {
    work: `list of 25 of ${rows.toLocaleString('en')} with total, 16 connections`,
    limit: 'node:http, one prepared statement, JSON.stringify; without total',
    ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.5),
    detail: `${middle.api.toFixed(0)}/s against ${middle.bare.toFixed(0)}/s`,
  };
}
