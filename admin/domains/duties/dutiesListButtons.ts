import type { ListButton } from '../../entities/list/listButtons';

const load = () => import('./RecalculationNotice').then((module) => module.RecalculationNotice);

export const dutiesListButtons: readonly ListButton[] = [
  { resource: 'inspectionDuties', load },
  { resource: 'equipments', load },
  { resource: 'auditRegulations', load },
];
