import type { AnyEntity } from '@plumbline/resources/defineEntity';

/** Whether the field is the unit of a number, which is told with it: "6 months", and not "Months" again. */
export const isSaidWithNumber = (entity: AnyEntity, name: string): boolean =>
  Object.values(entity.fields).some((field) => field.type === 'integer' && field.unitField === name);
