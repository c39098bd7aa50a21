import type { EntityName } from '@plumbline/resources/language/names';
import type { CommandDocs } from '../../platform/docs/commandDocs';

export const privacyDocs: CommandDocs = {
  'POST /api/personalData':
    'Everything held on oneself, in all accounts, as a ZIP with JSON, a readable page and files',
};

/** The commands on each entity whose rows are people. */
export const personDocs = (name: EntityName): CommandDocs => ({
  [`GET /api/${name}/{id}/erasure`]: 'What has to be typed to erase the person, and what stands in the way',
  [`POST /api/${name}/{id}/erase`]:
    'Erase the person for good: {reason, confirm}; what was done stays, of an erased person',
  [`POST /api/${name}/{id}/exportPersonalData`]:
    'Everything held on the person, as a ZIP with JSON, a readable page and files',
});
