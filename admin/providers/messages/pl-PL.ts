import { mergeAreas } from './mergeAreas';

export const messages = mergeAreas(import.meta.glob('../../../resources/locales/*/pl-PL.json', { eager: true, import: 'default' }));
