export { writeIcs } from './feed/writeIcs';
