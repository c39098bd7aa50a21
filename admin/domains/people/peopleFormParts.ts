import type { FormPart } from '../../entities/form/partsOfForm';

export const peopleFormParts: readonly FormPart[] = [
  {
    resource: 'contacts',
    tab: 'master',
    field: 'emailAddress',
    load: () => import('./EmailNote').then((module) => module.EmailNote),
  },
];
