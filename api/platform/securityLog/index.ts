export { noteRefusal, originOf } from './noteRefusal';
export { accountsOfUser, type NewSecurityEvent, noteAtSignIn, noteSecurityEvent } from './noteSecurityEvent';
