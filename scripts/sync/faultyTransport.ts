import type { Transport } from '../../admin/data/offline/sync/failure';

/**
 * Faults of a call. `unreachable`: it never arrives. `lost`: the server has processed it, the response is lost.
 * `timeout`: the device gives up while the server is still working. `twice`: a proxy sends it twice at once.
 * `otherAccount`: it has the token of another account. 413: a push of more than one command is too large.
 */
export type NetworkFault =
  | 'unreachable'
  | 'lost'
  | 'timeout'
  | 'twice'
  | 'otherAccount'
  | 401
  | 413
  | 429
  | 500
  | 503
  | 507;
export type Leg = 'push' | 'pull' | 'photo';

export interface Line {
  transport: Transport;
  /** Applies the fault to the next call of that kind; returns a function that says whether it has happened. */
  arm(leg: Leg, fault: NetworkFault): () => boolean;
  /** Holds the next push; `arrived` resolves when it is there. */
  hold(): { arrived: Promise<void>; letGo: () => void };
  /** Number of calls of that kind. */
  count(leg: Leg): number;
  /** Resolves when the server has finished all abandoned calls. */
  quiet(): Promise<void>;
}

interface Parts {
  origin: () => string;
  token: () => string;
  /** A token of the same person for another account, as after a switch in another tab. */
  otherToken: () => string;
  /** Changes when the server is killed: a response from before never arrives. */
  life: () => number;
}

interface Armed {
  fault: NetworkFault;
  hasBegun: boolean;
  isMet: boolean;
}
interface Gate {
  arrive: () => void;
  open: Promise<void>;
}

/** The connection of one device to the server, with all faults. */
export function faultyTransport({ origin, token, otherToken, life }: Parts): Line {
  const armed: Record<Leg, Armed[]> = { push: [], pull: [], photo: [] };
  const counts: Record<Leg, number> = { push: 0, pull: 0, photo: 0 };
  const underWay = new Set<Promise<unknown>>();
  let gate: Gate | null = null;

  async function transport(address: string, init: RequestInit = {}): Promise<Response> {
    const leg = legOf(address);
    const fault = leg && meet(leg, init);
    if (leg === 'push' && gate) {
      const { arrive, open } = gate;
      gate = null;
      arrive();
      await open;
    }
    if (fault === 'unreachable') throw unreachable();
    if (typeof fault === 'number') throw refusal(fault, bodies[fault]);
    const call = () => send(address, init, fault === 'otherAccount' ? otherToken() : token());
    if (fault === 'timeout') {
      void call().catch(() => {});
      throw unreachable();
    }
    const [response] = await Promise.all(fault === 'twice' ? [call(), call()] : [call()]);
    if (fault === 'lost') throw unreachable();
    return response;
  }

  function meet(leg: Leg, { body }: RequestInit): NetworkFault | null {
    counts[leg] += 1;
    const [next] = armed[leg];
    if (!next) return null;
    const isSmall = next.fault === 413 && leg === 'push' && commandsIn(body) < 2;
    // Batches stay too large until they were halved often enough.
    if (isSmall && !next.hasBegun) return null;
    next.hasBegun = true;
    if (next.fault === 413 && leg === 'push' && !isSmall) return 413;
    next.isMet = true;
    armed[leg].shift();
    return isSmall ? null : next.fault;
  }

  function send(address: string, init: RequestInit, bearer: string): Promise<Response> {
    const answer = carry(address, init, bearer);
    underWay.add(answer);
    const done = () => underWay.delete(answer);
    answer.then(done, done);
    return answer;
  }

  async function carry(address: string, init: RequestInit, bearer: string): Promise<Response> {
    const before = life();
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${bearer}`);
    const response = await fetch(`${origin()}${address}`, { ...init, headers }).catch(() => {
      throw unreachable();
    });
    const content = await response.text().catch(() => {
      throw unreachable();
    });
    if (life() !== before) throw unreachable();
    if (!response.ok) throw refusal(response.status, parsed(content));
    return new Response(content, { status: response.status, headers: response.headers });
  }

  return {
    transport,
    arm(leg, fault) {
      const one: Armed = { fault, hasBegun: false, isMet: false };
      armed[leg].push(one);
      return () => one.isMet;
    },
    hold() {
      const [arrived, arrive] = signal();
      const [open, letGo] = signal();
      gate = { arrive, open };
      return { arrived, letGo };
    },
    count: (leg) => counts[leg],
    async quiet() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

function legOf(address: string): Leg | null {
  if (address === '/api/sync/push') return 'push';
  if (address === '/api/sync/pull') return 'pull';
  return address.startsWith('/api/files/') ? 'photo' : null;
}

const commandsIn = (body: unknown): number =>
  (JSON.parse(String(body)) as { commands: unknown[] }).commands.length; // see PushRequest

function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

const bodies: Record<number, unknown> = {
  401: { code: 'NOT_SIGNED_IN' },
  413: { code: 'TOO_LARGE' },
  429: { code: 'TOO_MANY_REQUESTS', data: { seconds: 4 } },
  500: { code: 'UNEXPECTED' },
  // The response body repeats the seconds of Retry-After.
  503: { code: 'NOT_READY', data: { seconds: 7 } },
  507: { code: 'STORAGE_FULL' },
};
const unreachable = (): Error => new TypeError('fetch failed');
const refusal = (status: number, body: unknown): Error =>
  Object.assign(new Error(`HTTP ${status}`), { status, body });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
