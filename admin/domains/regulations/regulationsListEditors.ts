import type { ListEditorPart } from '../../entities/inputs/listEditors';

export const regulationsListEditors: readonly ListEditorPart[] = [
  { editor: 'regulationParts', load: async () => (await import('./editor/PartsEditor')).PartsEditor },
];
