import type { FormPart } from '../../entities/form/partsOfForm';

const resource = 'customFieldDefinitions';

export const customFieldsFormParts: readonly FormPart[] = [
  { resource, tab: 'master', field: 'key', load: () => import('./KeyNote').then((module) => module.KeyNote) },
  {
    resource,
    tab: 'master',
    field: 'choices',
    load: () => import('./KeyNote').then((module) => module.ChoiceKeysNote),
  },
];
