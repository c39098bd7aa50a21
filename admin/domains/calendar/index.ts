export { FeedCard } from './feed/FeedCard';
