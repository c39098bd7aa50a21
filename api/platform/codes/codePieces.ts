import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import type { Call } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

/** A piece of an account that has a code: it carries the code itself, or the code is assigned to it. */
interface CodePiece {
  id: string;
  name: string;
  isCarrier: boolean;
  isAssigned: boolean;
}

/** The pieces of the code's account that have it, regardless of rights. */
export async function idsWithCode(db: Knex, code: Row): Promise<{ carriers: string[]; assigned: string[] }> {
  const carriers: Row[] = await db('equipments')
    .where({ instance: code.instance, qrCodeKey: String(code.code).toLowerCase(), deletedAt: null })
    .orderBy('id')
    .select('id');
  return {
    carriers: carriers.map(({ id }) => String(id)),
    assigned: code.equipment ? [String(code.equipment)] : [],
  };
}

/** Those the caller may read, and the number of the others. */
export async function codePieces(call: Call, code: Row): Promise<{ pieces: CodePiece[]; hidden: number }> {
  const { carriers, assigned } = await idsWithCode(call.db, code);
  const ids = [...new Set([...carriers, ...assigned])];
  const pieces: CodePiece[] = [];
  for (const id of ids) {
    const row = await findRecord(call, definitions.equipments, id);
    if (!row) continue;
    pieces.push({
      id,
      name: String(row.identNumber ?? ''),
      isCarrier: carriers.includes(id),
      isAssigned: assigned.includes(id),
    });
  }
  return { pieces, hidden: ids.length - pieces.length };
}
