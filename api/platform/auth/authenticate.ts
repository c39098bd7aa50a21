import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import './requestTypes';
import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { writingRefusal } from './mirroring/refuseWriting';
import { readBearer } from './readBearer';
import { type SignedIn, type SignInState, signInState } from './signInState';
import { terminationRefusal } from './terminationRefusal';
import { zoneIn } from './zoneIn';

/**
 * Puts the actor of `Authorization: Bearer …` (access token or personal API token) on the request; without a bearer
 * the request stays anonymous, an invalid one is refused. A cached bearer is accepted synchronously.
 */
export function authenticate(api: Api): RequestHandler {
  let state: SignInState | undefined;
  return (req, _res, next) => {
    const header = req.headers.authorization;
    if (header === undefined) return next();
    const accept = (signedIn: SignedIn) => {
      if (signedIn.until <= api.now().getTime()) return next(new ApiError('SESSION_ENDED'));
      const refusal = writingRefusal(req, signedIn.actor) ?? terminationRefusal(req, signedIn.actor);
      if (refusal) return next(refusal);
      req.feathers = { ...req.feathers, actor: signedIn.actor, signedIn, ...zoneIn(req) };
      next();
    };
    const [scheme, bearer] = header.split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !bearer) return next(new ApiError('NOT_SIGNED_IN'));
    const key = hash('sha256', bearer, 'base64');
    const known = state?.bearers.peek(key);
    if (known) return accept(known);
    signInState(api)
      .then((ready) => {
        state = ready;
        return ready.bearers.read(key, () => readBearer(api, ready, bearer));
      })
      .then(accept, next);
  };
}
