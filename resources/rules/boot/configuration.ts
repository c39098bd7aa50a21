/** A step of the start: its address, and when the app navigates there. */
export interface BootStep {
  /** One of `stepUrls`. */
  nextUrl: string;
  /** Maximum milliseconds to wait before navigating to the step's address. */
  timeout: number;
  /** Counted from 0, without gaps. */
  position: number;
  /** Where the start continues after signing in; exactly one step. */
  stepAfterLogin?: boolean;
}

/** How the app starts, for all users of the installation. */
export interface BootConfiguration {
  /** Default address after the start. */
  afterBootUrl: string;
  /** Address to which signing in leads back; `isAfterLogin` is true for it. */
  afterLoginUrl: string;
  steps: readonly BootStep[];
}

/** Steps that the app implements. */
export const stepUrls = [
  '/boot/auth',
  '/client/session',
  '/client/location-selection',
  '/client/data',
  '/client/device',
  '/pwa',
  '/client/settings',
  '/client/router',
] as const;
export type StepUrl = (typeof stepUrls)[number];

/** Milliseconds of the session step (specification, section 9). */
const sessionDelay = 500;
const longestTimeout = 10_000;

/** The configuration of the specification (section 4), used as default. */
export const defaultBoot: BootConfiguration = {
  afterBootUrl: '/start/dashboard',
  afterLoginUrl: '/index.html/afterlogin',
  steps: stepUrls.map((nextUrl, position) => ({
    nextUrl,
    position,
    timeout: nextUrl === '/client/session' ? sessionDelay : 0,
    ...(nextUrl === '/client/session' ? { stepAfterLogin: true } : {}),
  })),
};

/** Redirect target after signing out. */
export const afterLogoutPath = '/index.html/afterlogout';

/** Whether signing in may lead to the path: the app knows all such addresses, without knowing the configured one yet. */
export const isAfterLogin = (pathname: string): boolean =>
  /^\/index\.html\/[a-z0-9-]+$/i.test(pathname) && pathname !== afterLogoutPath;

/** Validates a configuration; throws an Error that names what is wrong and where. */
export function readBootConfiguration(value: unknown): BootConfiguration {
  const {
    afterBootUrl,
    afterLoginUrl = defaultBoot.afterLoginUrl,
    steps,
    ...others
  } = recordIn(value, 'the configuration');
  refuseOthers(others, 'the configuration');
  if (!isScreen(afterBootUrl))
    throw new Error('afterBootUrl must be the address of a screen, such as "/start/dashboard"');
  if (typeof afterLoginUrl !== 'string' || !isAfterLogin(afterLoginUrl))
    throw new Error('afterLoginUrl must be an address such as "/index.html/afterlogin"');
  if (!Array.isArray(steps)) throw new Error('steps must be a list');
  const read = steps.map(readStep).sort((one, other) => one.position - other.position);
  for (const url of stepUrls)
    if (read.filter(({ nextUrl }) => nextUrl === url).length !== 1)
      throw new Error(`steps must name ${url} once`);
  if (read.some(({ position }, index) => position !== index))
    throw new Error(`steps must have the positions 0 to ${read.length - 1}, each once`);
  // Steps in between may have any order; the first and last are fixed by what they depend on.
  if (read[0]?.nextUrl !== stepUrls[0] || read.at(-1)?.nextUrl !== stepUrls.at(-1))
    throw new Error(`steps must begin with ${stepUrls[0]} and end with ${stepUrls.at(-1)}`);
  if (read.filter(({ stepAfterLogin }) => stepAfterLogin).length !== 1)
    throw new Error('exactly one of the steps must have stepAfterLogin: true');
  return { afterBootUrl, afterLoginUrl, steps: read };
}

function readStep(value: unknown, index: number): BootStep {
  const place = `steps[${index}]`;
  const { nextUrl, timeout, position, stepAfterLogin, ...others } = recordIn(value, place);
  refuseOthers(others, place);
  if (!stepUrls.some((url) => url === nextUrl))
    throw new Error(`${place}.nextUrl must be one of ${stepUrls.join(', ')}`);
  if (!isCount(timeout, longestTimeout))
    throw new Error(`${place}.timeout must be whole milliseconds, 0 to ${longestTimeout}`);
  if (!isCount(position, stepUrls.length - 1))
    throw new Error(`${place}.position must be a whole number, from 0`);
  if (stepAfterLogin !== undefined && typeof stepAfterLogin !== 'boolean')
    throw new Error(`${place}.stepAfterLogin must be true or false`);
  return { nextUrl: String(nextUrl), timeout, position, ...(stepAfterLogin ? { stepAfterLogin } : {}) };
}

function recordIn(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error(`${place} must be an object`);
}

function refuseOthers(others: Record<string, unknown>, place: string): void {
  const [name] = Object.keys(others);
  if (name) throw new Error(`${place} must not have "${name}"`);
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** An address within the app, neither of another site nor of the start itself. */
const isScreen = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])./.test(value) && !/^\/(index\.html|boot|api)(\/|$)/.test(value);
