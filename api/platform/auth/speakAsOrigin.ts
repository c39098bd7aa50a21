import type { RequestHandler } from 'express';
import type { Config } from '../../base/config/config';

/**
 * ORIGIN says how people reach the application. The libraries of sign-in would rather believe the request's headers, which
 * a proxy may leave out, a caller may invent, and our own calls over the loopback do not have.
 */
export function speakAsOrigin({ origin }: Config): RequestHandler {
  const { protocol, host } = new URL(origin);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    next();
  };
}
