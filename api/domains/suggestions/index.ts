export { type DueAtPlace, readDuePlaces } from './readDuePlaces';
export { readSuggestions } from './readSuggestions';
