import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import {
  type CategoryType,
  type GeneratedKind,
  type GeneratorBranch,
  mostRegulations,
  typesOf,
} from '@plumbline/resources/rules/dataGenerator/index';
import { regulationsInForce } from '@plumbline/resources/rules/planning/index';
import { type Call, inTransaction } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { loadSurroundings } from '../duties';

/** Maximum number of categories; with more there would be too little equipment of each. */
const mostKinds = 12;

/** The catalogue's categories of a branch that have a regulation, with these regulations. */
export function loadKinds(call: Call, instance: string, branch: GeneratorBranch): Promise<GeneratedKind[]> {
  return inTransaction(call, async (inner) => {
    const types = typesOf[branch];
    const rows: Row[] = await inner
      .db('categories')
      .where({ instance: CATALOGUE_ID, deletedAt: null })
      .whereIn('type', [...types])
      .whereRaw('coalesce(isActive, 1) = 1 and coalesce(isGroupCategory, 0) = 0')
      .orderBy('id')
      .select('id', 'type');
    const { catalogue } = await loadSurroundings(inner, instance, { locations: [], products: [] });
    const kinds = rows.map((row): GeneratedKind => {
      const category = String(row.id);
      const piece = { id: '', product: null, category, location: null, owner: null };
      return {
        category,
        type: row.type as CategoryType, // asked for by these types
        regulations: regulationsInForce(piece, catalogue)
          .slice(0, mostRegulations)
          .map(({ id, type, interval, intervalUnit }) => ({ id, type, interval, intervalUnit })),
      };
    });
    return kinds
      .filter(({ regulations }) => regulations.length > 0)
      .sort((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
      .slice(0, mostKinds);
  });
}
