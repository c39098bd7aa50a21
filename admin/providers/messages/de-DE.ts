import { mergeAreas } from './mergeAreas';

export const messages = mergeAreas(import.meta.glob('../../../resources/locales/*/de-DE.json', { eager: true, import: 'default' }));
