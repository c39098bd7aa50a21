import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { followers, propagatesOwner } from '@plumbline/resources/rules/ownership/ownerPropagation';
import { failFields } from '../../base/errors/errors';
import { foreignOwner } from '../../entities/checkReferences';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/**
 * The owner of a row to restore that shares it with another row, such as equipment with its location: that one may have
 * got another owner meanwhile. An open row that would have blocked that, such as an appointment, is refused at the field.
 */
export async function ownerNow(call: TransactionCall, entity: AnyEntity, row: Row): Promise<Row> {
  const owners: Row = {};
  for (const follower of followers().filter((one) => one.entity.name === entity.name)) {
    const { name, shared, field } = follower;
    const target: Row | undefined = await call
      .db(field.to)
      .where({ id: row[name] ?? null, instance: row.instance })
      .first(shared);
    const owner = target?.[shared] ?? null;
    if (!target || owner === (row[shared] ?? null)) continue;
    if (propagatesOwner(follower)) owners[shared] = owner;
    else if (isOpen(row, field.blocksWhile)) failFields({ [name]: foreignOwner(row[shared]) });
  }
  return owners;
}

const isOpen = (row: Row, blocksWhile: Readonly<Record<string, readonly unknown[]>> = {}): boolean =>
  Object.entries(blocksWhile).every(([name, values]) => values.includes(row[name] ?? null));
