import type { RecordAction } from '../../entities/actions/recordActions';

export const peopleActions: readonly RecordAction[] = [
  { resource: 'contacts', load: () => import('./AccessButton').then((module) => module.AccessButton) },
  { resource: 'instances', load: () => import('./MirrorButton').then((module) => module.MirrorButton) },
  {
    resource: 'users',
    load: () =>
      import('./secondFactor/ResetSecondFactorButton').then((module) => module.ResetSecondFactorButton),
  },
];
