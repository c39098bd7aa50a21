import { described, many, string } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import type { EntityName } from '../language/names';
import { exported, exportSettings, mostChosen } from './exportParts';

/** In a body, since an address has no room for so many ids. */
export const exportChosen = defineCommand('/api/exports', {
  who: 'signedIn',
  input: {
    resource: described(string<EntityName>(), 'the entity'),
    ids: described(many(string(), { max: mostChosen }), 'its rows'),
    ...exportSettings,
  },
  answer: exported,
  errors: ['BAD_QUERY'],
  isReading: true,
  summary: 'Chosen rows of a list as a file; those that the caller may not read are left out',
});
