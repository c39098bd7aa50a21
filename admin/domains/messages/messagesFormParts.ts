import type { FormPart } from '../../entities/form/partsOfForm';

export const messagesFormParts: readonly FormPart[] = [
  {
    resource: 'systemMessages',
    tab: 'master',
    load: () => import('./ReachNote').then((module) => module.ReachNote),
  },
];
