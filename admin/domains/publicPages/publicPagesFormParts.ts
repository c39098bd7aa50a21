import type { FormPart } from '../../entities/form/partsOfForm';

export const publicPagesFormParts: readonly FormPart[] = [
  {
    resource: 'instances',
    tab: 'publicPage',
    load: () => import('./PublicPagePreview').then((module) => module.PublicPagePreview),
  },
];
