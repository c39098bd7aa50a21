import type { RecordAction } from '../../entities/actions/recordActions';

export const publicPagesActions: readonly RecordAction[] = [
  {
    resource: 'equipments',
    load: () => import('./PublicPageLink').then((module) => module.PublicPageLink),
  },
];
