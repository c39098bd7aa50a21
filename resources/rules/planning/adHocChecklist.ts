import type { AuditRegulation } from '../../entities/auditRegulations';
import type { Checklist } from '../../entities/checklists';
import { type Catalogue, regulationsInForce } from './applicableRegulation';

type Piece = Parameters<typeof regulationsInForce>[0];

/**
 * The checklist to inspect a piece by at once, without the server: the newest one of the regulation in force of that
 * type. Null: there is a regulation but no checklist of it yet; undefined: no regulation.
 */
export function adHocChecklist<
  R extends Pick<AuditRegulation, 'id' | 'type'>,
  C extends Pick<Checklist, 'regulation' | 'regulationVersion'>,
>(piece: Piece, type: string, catalogue: Catalogue<R>, checklists: readonly C[]): C | null | undefined {
  const regulations = regulationsInForce(piece, catalogue).filter((one) => one.type === type);
  if (regulations.length === 0) return undefined;
  for (const { id } of regulations) {
    const [newest] = checklists
      .filter(({ regulation }) => regulation === id)
      .sort((a, b) => b.regulationVersion - a.regulationVersion);
    if (newest) return newest;
  }
  return null;
}
