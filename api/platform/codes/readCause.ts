import type { readCodeCause } from '@plumbline/resources/commands/codes';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { codePieces } from './codePieces';
import { codeStandings, rangesHolding } from './codeStandings';

type Cause = AnswerOf<typeof readCodeCause>;

/** Why a code has its warning. Details of other accounts are disclosed to the provider only. */
export async function readCause(call: Call, id: string): Promise<Cause> {
  const code = await getRecord(call, definitions.qrCodes, id);
  const equipment = code.equipment ? String(code.equipment) : null;
  const [standing] = await codeStandings(call.db, String(code.instance), [
    { code: String(code.code), equipment, isRow: true },
  ]);
  const seen = mayEver(definitions.equipments, 'read', call.actor)
    ? await codePieces(call, code)
    : { pieces: [], hidden: 0 };
  const isProvider = call.actor.instance === CATALOGUE_ID;
  return {
    warnings: standing?.warnings ?? [],
    ...seen,
    accounts: isProvider ? await accountsOf(call, code) : null,
  };
}

async function accountsOf({ db }: Call, code: Row): Promise<NonNullable<Cause['accounts']>> {
  const key = String(code.code).toLowerCase();
  const buyers = new Set((await rangesHolding(db, key)).map(({ soldTo }) => soldTo));
  const rows: Row[] = [
    ...(await db('equipments').where({ qrCodeKey: key, deletedAt: null }).select('instance')),
    ...(await db('qrCodes').where({ codeKey: key, deletedAt: null }).select('instance')),
  ];
  const users = new Set(rows.map(({ instance }) => instance));
  const known: Row[] = await db('instances')
    .whereIn('id', [...new Set([...buyers, ...users])].filter(Boolean).map(String))
    .orderBy(['companyName', 'id'])
    .select('id', 'companyName');
  return known.map(({ id, companyName }) => ({
    id: String(id),
    name: String(companyName ?? ''),
    hasBought: buyers.has(id),
    uses: users.has(id),
  }));
}
