import type { AnyEntity } from './defineEntity';

/** Names of the fields that may come with a deletion: reasons that changes of the row need, too. */
export const givenWithDeletion = (entity: AnyEntity): string[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => field.requiredBesides !== undefined)
    .map(([name]) => name);
