import type { FormPart } from '../../entities/form/partsOfForm';

export const equipmentsFormParts: readonly FormPart[] = [
  {
    resource: 'locations',
    tab: 'master',
    field: 'owner',
    load: () => import('./OwnerPropagationNote').then((module) => module.OwnerPropagationNote),
  },
];
