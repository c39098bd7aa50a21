import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Api } from '../base/context/context';
import { fail } from '../base/errors/errors';
import { callOf } from './callOf';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { getRecord } from './getRecord';
import { type ListResult, listRecords } from './listRecords';
import type { Row } from './rowMapper';
import type { EntityParams } from './simpleRest';
import { updateRecord } from './updateRecord';

/** The generic service of a definition: find, get, create, update and patch (both partial), remove. */
export function entityService(api: Api, entity: AnyEntity) {
  const change = (id: string, data: unknown, params: EntityParams) => {
    const { version, id: _id, ...fields } = rowOf(data);
    if (version !== undefined && !Number.isInteger(version)) fail('BAD_REQUEST', { field: 'version' });
    return updateRecord(
      callOf(api, params),
      entity,
      id,
      fields,
      typeof version === 'number' ? version : params.version,
    );
  };
  return {
    find: (params: EntityParams): Promise<ListResult> =>
      listRecords(callOf(api, params), entity, params.list),
    get: (id: string, params: EntityParams): Promise<Row> => getRecord(callOf(api, params), entity, id),
    create: (data: unknown, params: EntityParams): Promise<Row> =>
      createRecord(callOf(api, params), entity, rowOf(data)),
    update: change,
    patch: change,
    remove: (id: string, params: EntityParams): Promise<Row> =>
      deleteRecord(callOf(api, params), entity, id, params.version, params.given),
  };
}

function rowOf(data: unknown): Row {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail('BAD_REQUEST', { field: 'body' });
  return data as Row; // an object's members are unknown until they are checked, which is what Row says
}
