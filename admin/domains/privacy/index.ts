export { OwnDataCard } from './OwnDataCard';
