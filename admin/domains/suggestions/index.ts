export { SuggestionsCard } from './SuggestionsCard';
