import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/** A number was printed once: no two ranges of a prefix share one. */
export const rangeHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const concerned = writes.filter(isMoved);
    const known = await rangesOf(concerned);
    return (write) => {
      const { after } = write;
      if (!after || !isMoved(write)) return;
      const other = known.find((range) => range.id !== after.id && overlaps(range, after));
      if (other)
        failFields({
          firstNumber: {
            message: 'validation.rangeOverlaps',
            args: { first: Number(other.firstNumber), last: Number(other.lastNumber) },
          },
        });
      known.push(after);
    };
  },
};

const places = ['prefix', 'firstNumber', 'lastNumber'] as const;

function isMoved({ operation, before, after }: Write): boolean {
  if (!after) return false;
  return operation !== 'update' || places.some((name) => before?.[name] !== after[name]);
}

const overlaps = (one: Row, other: Row): boolean =>
  String(one.prefix).toLowerCase() === String(other.prefix).toLowerCase() &&
  Number(one.firstNumber) <= Number(other.lastNumber) &&
  Number(other.firstNumber) <= Number(one.lastNumber);

async function rangesOf(writes: readonly Write[]): Promise<Row[]> {
  const [first] = writes;
  if (!first) return [];
  return first.call
    .db('checkerIdRanges')
    .where({ deletedAt: null })
    .whereIn('prefix', [...new Set(writes.map(({ after }) => String(after?.prefix ?? '')))])
    .select('id', ...places);
}
