/** The parts of a browser that sign-in needs: cookies by path, forms, single redirects, and visited addresses. */
export interface Browser {
  get: (url: string, init?: RequestInit) => Promise<Response>;
  post: (url: string, form: Record<string, string>) => Promise<Response>;
  /** A call by a page of the application, with the cookies and the Origin header a browser adds. */
  call: (
    method: string,
    url: string,
    init?: { token?: string; body?: unknown; origin?: string },
  ) => Promise<Response>;
  cookies: Cookie[];
  visited: string[];
}
export interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

/** `socket`: address of the server behind the proxy that serves `origin`. */
export function openBrowser(origin: string, cookies: Cookie[] = [], socket = origin): Browser {
  const visited: string[] = [];
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { href, pathname } = new URL(url, origin);
    visited.push(href);
    const sent = cookies.filter(
      ({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    );
    const headers = new Headers(init.headers);
    headers.set('user-agent', 'Hall tablet');
    if (sent.length > 0) headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const isProxied = socket !== origin && href.startsWith(`${origin}/`);
    if (isProxied) headers.set('x-forwarded-host', new URL(href).host);
    const response = await fetch(isProxied ? href.replace(origin, socket) : href, {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) store(cookies, line);
    return response;
  };
  return {
    get: request,
    post: (url, form) => request(url, { method: 'POST', body: new URLSearchParams(form) }),
    call: (method, url, { token, body, origin: from = origin } = {}) =>
      request(url, {
        method,
        headers: {
          ...(from === '' ? {} : { origin: from }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    cookies,
    visited,
  };
}

function store(cookies: Cookie[], line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', ...value] = pair.split('=');
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
  const at = cookies.findIndex((cookie) => cookie.name === name && cookie.path === path);
  if (at >= 0) cookies.splice(at, 1);
  const isGone =
    value.join('=') === '' || attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
  if (!isGone) cookies.push({ name, value: value.join('='), path, attributes: attributes.join('; ') });
}

/** Follows redirects until a page; returns it with its address. */
export async function follow(
  browser: Browser,
  response: Response,
): Promise<{ response: Response; url: string }> {
  let current = response;
  let url = browser.visited.at(-1) ?? '';
  for (let steps = 0; current.status >= 300 && current.status < 400; steps += 1) {
    if (steps > 10) throw new Error('redirected in circles');
    url = new URL(current.headers.get('location') ?? '', url).href;
    // The application's own page: no server serves it in these tests.
    if (new URL(url).pathname.startsWith('/index.html')) return { response: current, url };
    current = await browser.get(url);
  }
  return { response: current, url };
}
