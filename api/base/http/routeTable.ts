import type { Express, RequestHandler } from 'express';

interface Route {
  path: unknown;
  methods: Record<string, boolean>;
  stack: { handle: { length: number } }[];
  dispatch: (...args: Parameters<RequestHandler>) => void;
}
interface Layer {
  route?: Route;
  handle: unknown;
  match: (path: string) => unknown;
}

/** Express's `router.stack` is not typed. */
const layersOf = (web: Express): Layer[] => (web.router as unknown as { stack: Layer[] }).stack;

/** Whether one of the mounted routes or routers would match the request before the handler `last`. */
export function isTakenBefore(
  web: Express,
  last: unknown,
  { method, path }: { method: string; path: string },
): boolean {
  const layers = layersOf(web);
  const until = layers.findIndex(({ handle }) => handle === last);
  return layers
    .slice(0, until < 0 ? layers.length : until)
    .some(({ route, match }, index) => route?.methods[method] === true && match.call(layers[index], path));
}

interface Branch {
  routes: Map<string, { route: Route; names: string[] }>;
  words: Map<string, Branch>;
  /** Key of a path parameter. */
  any?: Branch;
}

/**
 * Dispatches to the routes mounted after it by one map lookup per path segment instead of testing each route. Paths
 * with patterns, and routes behind a middleware, are left to Express.
 */
export function routeTable(web: Express): RequestHandler {
  let root: Branch | undefined;
  const table: RequestHandler = (req, res, next) => {
    root ??= build(layersOf(web), table);
    const words = req.path.split('/').slice(1);
    const found = find(root, words)?.routes.get(req.method.toLowerCase());
    if (!found) return next();
    const values = words.filter((_, index) => found.names[index] !== '');
    const names = found.names.filter((name) => name !== '');
    try {
      req.params = Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
      );
    } catch {
      // Express reports the error.
      return next();
    }
    found.route.dispatch(req, res, next);
  };
  return table;
}

const branch = (): Branch => ({ routes: new Map(), words: new Map() });

function build(layers: readonly Layer[], table: unknown): Branch {
  const root = branch();
  const after = layers.slice(layers.findIndex(({ handle }) => handle === table) + 1);
  for (const [index, { route }] of after.entries()) {
    if (!route || typeof route.path !== 'string' || !isPlain.test(route.path) || mayPassOn(route)) continue;
    const words = route.path.split('/').slice(1);
    const sample = route.path.replace(/:\w+/g, 'x');
    for (const method of Object.keys(route.methods)) {
      const isBehind = after
        .slice(0, index)
        .some((one) => (!one.route || one.route.methods[method] === true) && one.match(sample));
      if (!isBehind) insert(root, words, { route, method });
    }
  }
  return root;
}

const isPlain = /^(\/(:\w+|[\w.-]+))+$/;
/** A handler may call `next('route')`. */
const mayPassOn = ({ stack }: Route): boolean => stack.some(({ handle }) => handle.length > 2);

function insert(
  root: Branch,
  words: readonly string[],
  { route, method }: { route: Route; method: string },
): void {
  let place = root;
  for (const word of words) {
    if (word.startsWith(':')) place.any ??= branch();
    else if (!place.words.has(word)) place.words.set(word, branch());
    place = (word.startsWith(':') ? place.any : place.words.get(word)) ?? place;
  }
  const names = words.map((word) => (word.startsWith(':') ? word.slice(1) : ''));
  place.routes.set(method, { route, names });
}

function find(root: Branch, words: readonly string[]): Branch | undefined {
  let place: Branch | undefined = root;
  for (const word of words) {
    if (word === '') return undefined;
    place = place?.words.get(word) ?? place?.any;
  }
  return place;
}
