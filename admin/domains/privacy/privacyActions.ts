import type { RecordAction } from '../../entities/actions/recordActions';

const load = () => import('./PrivacyButton').then((module) => module.PrivacyButton);

export const privacyActions: readonly RecordAction[] = [
  { resource: 'contacts', load },
  { resource: 'salesmen', load },
  { resource: 'users', load },
];
