import { mergeAreas } from './mergeAreas';

export const messages = mergeAreas(import.meta.glob('../../../resources/locales/*/en-EN.json', { eager: true, import: 'default' }));
