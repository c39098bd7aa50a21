import type { Actor } from '@plumbline/resources/language/permissions';
import type { SessionTicket } from './sessions/sessionCookie';
import type { Device } from './sessions/startSession';
import type { SignedIn } from './signInState';

declare global {
  // Express's extension point for properties that middleware adds to the request.
  namespace Express {
    interface Request {
      /** Becomes the params of Feathers services. */
      feathers?: {
        actor?: Actor;
        /** The person's IANA time zone. */
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
