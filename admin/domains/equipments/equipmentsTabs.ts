import type { RecordTab } from '../../entities/show/recordTabs';

export const equipmentsTabs: readonly RecordTab[] = [
  {
    resource: 'equipments',
    name: 'timeline',
    label: 'timeline.tab',
    load: () => import('./timeline/PieceTimeline').then((module) => module.PieceTimeline),
  },
];
