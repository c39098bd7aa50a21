export { Screens } from './Screens';
