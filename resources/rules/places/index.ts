export { upwards } from './locationTree';
