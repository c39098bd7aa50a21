export { readOwner, refuseOthers } from './checkOwner';
