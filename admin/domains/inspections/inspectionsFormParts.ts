import type { FormPart } from '../../entities/form/partsOfForm';

export const inspectionsFormParts: readonly FormPart[] = [
  {
    resource: 'deficiencies',
    tab: 'master',
    field: 'level',
    load: () => import('./PositionOnRack').then((module) => module.PositionOnRack),
  },
];
