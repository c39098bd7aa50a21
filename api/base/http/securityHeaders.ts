import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Sets the security headers on every response; `isEncrypted`: browsers must use HTTPS from then on. */
export function securityHeaders({ isEncrypted }: { isEncrypted: boolean }): RequestHandler {
  const headers = headersOf(helmet({ contentSecurityPolicy, strictTransportSecurity: isEncrypted }));
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** All are constant here, so helmet's fifteen functions run once and not for each request. */
function headersOf(layer: ReturnType<typeof helmet>): [string, string][] {
  const headers: [string, string][] = [];
  const collecting = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => {},
  };
  let failure: unknown;
  layer({} as never, collecting as never, (error) => {
    failure = error;
  });
  if (failure) throw failure;
  return headers;
}

const contentSecurityPolicy = {
  useDefaults: true,
  directives: {
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Emotion, the styling engine of MUI, writes style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'worker-src': ["'self'", 'blob:'],
    // Previews of templates: PDFs that a page has loaded itself, shown by the browser's viewer, which is an object.
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'upgrade-insecure-requests': null,
  },
};
