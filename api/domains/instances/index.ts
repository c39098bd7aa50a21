export { writeToAccount } from './writeToAccount';
