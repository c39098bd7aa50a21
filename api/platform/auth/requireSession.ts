import type { Request } from 'express';
import './requestTypes';
import { fail } from '../../base/errors/errors';
import type { SignedIn } from './signInState';

/** Requires a session: a personal API token may not manage sessions or tokens. */
export function requireSession(req: Request): SignedIn {
  const signedIn = req.feathers?.signedIn ?? fail('NOT_SIGNED_IN');
  return signedIn.by === 'session' ? signedIn : fail('SESSION_NEEDED');
}
