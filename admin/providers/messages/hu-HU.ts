import { mergeAreas } from './mergeAreas';

export const messages = mergeAreas(import.meta.glob('../../../resources/locales/*/hu-HU.json', { eager: true, import: 'default' }));
