import type { RecordAction } from '../../entities/actions/recordActions';

export const regulationsActions: readonly RecordAction[] = [
  {
    resource: 'regulationVersions',
    load: () => import('./versions/PublishButton').then((module) => module.PublishButton),
  },
];
