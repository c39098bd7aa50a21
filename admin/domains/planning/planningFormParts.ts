import type { FormPart } from '../../entities/form/partsOfForm';

export const planningFormParts: readonly FormPart[] = [
  {
    resource: 'contacts',
    tab: 'rights',
    load: () => import('./BeyondRightsNote').then((module) => module.BeyondRightsNote),
  },
];
