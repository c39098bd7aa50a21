import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId, newId } from '@plumbline/resources/language/ids';
import { failFields } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import type { Call } from './call';
import { homeOfNew } from './homeOfNew';
import { inWrite } from './inWrite';
import { refuseWithoutRight } from './refuseWithoutRight';
import type { Row } from './rowMapper';
import { writeRow } from './writeRow';
import { checkValues } from './writeRows';

/** Creates a row with history entry and change number; the id may be given. */
export async function createRecord(call: Call, definition: AnyEntity, draft: Row): Promise<Row> {
  const entity = await accountEntity(call, definition);
  const { id = newId(call.now.getTime()), version: _version, instance: wished, ...values } = draft;
  if (!isId(id)) failFields({ id: { message: 'validation.reference' } });
  refuseWithoutRight(call, entity, 'create');
  checkValues(call, entity, values, null);
  const instance = entity.scope === 'account' ? id : await homeOfNew(call, entity, wished);
  return inWrite(call, instance, (inner) => writeRow(inner, entity, { before: null, values, id, instance }));
}
