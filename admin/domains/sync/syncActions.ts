import type { RecordAction } from '../../entities/actions/recordActions';

export const syncActions: readonly RecordAction[] = [
  {
    resource: 'locations',
    load: () => import('./LocationDownload').then((module) => module.LocationDownload),
  },
];
