export { readSuggestions } from './readSuggestions';
