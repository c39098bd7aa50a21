import type { FormPart } from '../../entities/form/partsOfForm';

export const brokersFormParts: readonly FormPart[] = [
  {
    resource: 'themes',
    tab: 'master',
    load: () => import('./ThemePreview').then((module) => module.ThemePreview),
  },
  {
    resource: 'brokers',
    tab: 'design',
    load: () => import('./ThemePreview').then((module) => module.BrokerPreview),
  },
];
