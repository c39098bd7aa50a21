import type { RecordAction } from '../../entities/actions/recordActions';

const load = () => import('./RightsButton').then((module) => module.RightsButton);

export const identityActions: readonly RecordAction[] = [
  { resource: 'contacts', load },
  { resource: 'users', load },
];
