import type { RecordAction } from '../../entities/actions/recordActions';

export const reportTemplatesActions: readonly RecordAction[] = [
  {
    resource: 'reportTemplates',
    load: () => import('./publish/PublishButton').then((module) => module.PublishButton),
  },
];
