import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { ApiError, failFields } from '../base/errors/errors';

/** Translates constraint violations into field errors; other errors are rethrown. */
export function refusedByDatabase(entity: AnyEntity): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !('errno' in error)) throw error;
    const text = 'sqlMessage' in error ? String(error.sqlMessage) : '';
    if (error.errno === 1062) {
      const field = /unique_(\w+)'/.exec(text)?.[1];
      if (field) return failFields({ [field]: { message: 'validation.unique' } });
      throw new ApiError('DUPLICATE_ID', { resource: entity.name });
    }
    const column = /column '(\w+)'/i.exec(text)?.[1];
    if ((error.errno === 1406 || error.errno === 1264) && column)
      return failFields({ [column]: { message: 'validation.tooLong' } });
    throw error;
  };
}
