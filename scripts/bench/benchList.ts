import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { rowMapper } from '../../api/entities/rowMapper';
import { issueDemoToken } from '../../api/platform/auth/issueDemoToken';
import { benchPerson, openAccount } from './account';
import { checkPlans } from './checkPlans';
import { fillEquipment } from './fillEquipment';
import { atLeast, type Line, median, type OnEnd } from './line';
import { load } from './load';
import { startServer } from './startServer';

const rows = 100_000;
const rounds = 5;
const filter = 'OKAY';
const farPage = 20_000;

/** A list of 25, sorted and filtered, with the exact total, of an account with 100,000 pieces, against the bare query. */
export async function benchList(onEnd: OnEnd): Promise<Line> {
  const { db, url, directory, filled } = await openAccount(onEnd);
  await fillEquipment(db, filled, rows);
  await db.raw('analyze table equipments');
  const token = await issueDemoToken(db, benchPerson, new Date());
  const columns = rowMapper(definitions.equipments)
    .lightColumns.map((name) => `t.\`${name}\``)
    .join(', ');
  const statement = `select ${columns} from equipments t where t.instance = ? and t.deletedAt is null and t.lastAuditResult = ? order by t.nextAuditDate, t.id limit 25`;
  const bare = await startServer(
    'scripts/bench/bareServer.ts',
    { DATABASE_URL: url, STATEMENT: statement, BINDINGS: JSON.stringify([filled.instance, filter]) },
    onEnd,
  );
  const api = await startServer(
    'scripts/bench/apiServer.ts',
    { DATABASE_URL: url, DATA_DIR: path.join(directory, 'app') },
    onEnd,
  );
  const headers = { authorization: `Bearer ${token}` };
  const list = (first: number) =>
    `${api}/api/equipments?${new URLSearchParams({
      filter: JSON.stringify({ lastAuditResult: filter }),
      sort: '["nextAuditDate","ASC"]',
      range: `[${first},${first + 24}]`,
    })}`;
  const plans = await checkPlans(db, 'equipments', async () => {
    for (const first of [0, farPage]) await ask(list(first), headers);
  });
  const common = { connections: 16, seconds: 3 };
  const figures: { bare: number; api: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push({
      bare: (await load({ url: bare, ...common })).perSecond,
      api: (await load({ url: list(0), headers, ...common })).perSecond,
    });
  }
  const middle = { bare: median(figures.map((one) => one.bare)), api: median(figures.map((one) => one.api)) };
  return {
    work: `list of 25 of ${rows.toLocaleString('en')} with total, 16 connections`,
    limit: 'node:http, one prepared statement, JSON.stringify; without total',
    ...atLeast(median(figures.map((one) => one.api / one.bare)), 0.65),
    detail: `${middle.api.toFixed(0)}/s against ${middle.bare.toFixed(0)}/s, through ${plans}`,
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const found: unknown = await answer.json();
  if (!Array.isArray(found) || found.length !== 25) throw new Error(`${url} did not answer 25 rows`);
}
