import type { ListButton } from '../../entities/list/listButtons';

export const reportTemplatesListButtons: readonly ListButton[] = [
  {
    resource: 'reportTemplates',
    load: () => import('./DefaultButton').then((module) => module.DefaultButton),
  },
];
