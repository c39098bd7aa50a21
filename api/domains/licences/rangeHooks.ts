import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { brokersUpwards } from './brokersUpwards';

/** Printed numbers are unique: ranges of a prefix must not overlap. */
export const rangeHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const concerned = writes.filter(isMoved);
    const known = await rangesOf(concerned);
    const selling = await sellersOfCodes(writes);
    return (write) => {
      const { after, before } = write;
      if (after?.broker && after.broker !== before?.broker && !selling.has(String(after.broker)))
        failFields({ broker: { message: 'validation.brokerWithoutCodes' } });
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

/** Those of the given brokers with QR codes of their own, or below a broker with such codes. */
async function sellersOfCodes(writes: readonly Write[]): Promise<Set<string>> {
  const [first] = writes;
  const named = new Set(writes.flatMap(({ after }) => (after?.broker ? [String(after.broker)] : [])));
  const found = new Set<string>();
  if (!first) return found;
  const catalogue = { ...asSystem(first.call, CATALOGUE_ID), db: first.call.db };
  for (const id of named)
    if ((await brokersUpwards(catalogue, id)).some(({ ownQRCode }) => ownQRCode)) found.add(id);
  return found;
}

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
