import type { ListButton } from '../../entities/list/listButtons';

export const licencesListButtons: readonly ListButton[] = [
  { resource: 'licenses', load: () => import('./ActivateButton').then((module) => module.ActivateButton) },
];
