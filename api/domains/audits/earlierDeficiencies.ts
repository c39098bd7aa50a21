import type { Audit } from '@plumbline/resources/entities/audits';
import { earlierDecidedBy, earlierOpenOf } from '@plumbline/resources/rules/locks/earlierDeficiencies';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed } from '../../entities/typedRecords';

/** Deficiencies of the equipment found by other inspections that are open or were closed by this one. */
export const earlierOpen = async (call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> =>
  earlierOpenOf(audit, await ofPiece(call, audit));

/** Those that a correction of the finished inspection decides on. */
export async function earlierDecided(call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> {
  const found = await ofPiece(call, audit);
  return earlierDecidedBy(
    audit,
    found,
    await inspectionsOf(
      call,
      audit,
      found.map((one) => one.audit),
    ),
  );
}

/** The inspections of the account with these ids. */
export async function inspectionsOf(
  call: TransactionCall,
  { instance }: Pick<Audit, 'instance'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Typed<'audits'>>> {
  if (ids.length === 0) return new Map();
  const filter = { id: [...new Set(ids)] };
  const rows = await listTyped(asSystem(call, instance), 'audits', { filter });
  return new Map(rows.map((one) => [one.id, one]));
}

async function ofPiece(call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> {
  if (!audit.equipment) return [];
  return listTyped(asSystem(call, audit.instance), 'deficiencies', {
    filter: { equipment: audit.equipment, isNotAsked: false },
  });
}
