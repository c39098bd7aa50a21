import type { Actor } from '@plumbline/resources/language/permissions';
import type { SessionTicket } from './sessions/sessionCookie';
import type { Device } from './sessions/startSession';
import type { SignedIn } from './signInState';

declare global {
  // Express' own way to say what middleware puts on a request.
  namespace Express {
    interface Request {
      /** Becomes the params of Feathers services. */
      feathers?: {
        actor?: Actor;
        /** The IANA time zone the person is in. */
        zone?: string;
        signedIn?: SignedIn;
        device?: Device;
        lockedSince?: Date | null;
        unlock?: () => void;
        handOver?: (ticket: SessionTicket) => void;
      };
    }
  }
}
