import type { RequestHandler } from 'express';
import type { Api } from '../../base/context/context';
import { answeringAt, originOfRequest } from '../brands';

/**
 * ORIGIN, or a broker's own host name, says how people reach the application. The libraries of sign-in would rather believe
 * the request's headers, which a proxy may leave out, a caller may invent, and our own calls over the loopback do not have.
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
