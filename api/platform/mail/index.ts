export { configureMail } from './configureMail';
export { enqueueMail } from './enqueueMail';
export { letter } from './letter';
