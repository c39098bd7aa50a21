import type { RecordAction } from '../../entities/actions/recordActions';

export const devicesActions: readonly RecordAction[] = [
  { resource: 'devices', load: () => import('./SendActionButton').then((module) => module.SendActionButton) },
  {
    resource: 'sentDeviceActions',
    load: () => import('./WithdrawButton').then((module) => module.WithdrawButton),
  },
];
