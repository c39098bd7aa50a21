import type { RequestHandler } from 'express';
import type { Api } from '../../base/context/context';
import { answeringAt, originOfRequest } from '../brands';

/**
 * Sets Host and X-Forwarded-Proto to ORIGIN or a broker's own host name. The sign-in libraries would trust the
 * request's headers, which a proxy may omit, a client may forge, and calls over the loopback lack.
 */
export function speakAsOrigin(api: Pick<Api, 'db' | 'config'>): RequestHandler {
  return async (req, _res, next) => {
    const origin = await originOfRequest(api, req);
    const { protocol, host } = new URL(origin);
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    answeringAt(origin, next);
  };
}
