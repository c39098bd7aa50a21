import type { Transport } from '../../admin/offline/sync/failure';

/** What happens to a call on its way; `lost`: the server has done it, nobody hears the answer. */
export type NetworkFault = 'unreachable' | 'lost' | 'otherAccount' | 401 | 413 | 429 | 500 | 503 | 507;

export interface Line {
  transport: Transport;
  /** The next calls meet these, in order; null: nothing. */
  meet(...faults: (NetworkFault | null)[]): void;
  clear(): void;
}

interface Parts {
  origin: () => string;
  token: () => string;
  /** A token of the same person for another account, as after a switch in another tab. */
  otherToken: () => string;
  /** Changes when the server dies: an answer from before never arrives. */
  life: () => number;
}

/** The way from one device to the server, with everything that can happen on it. */
export function faultyTransport({ origin, token, otherToken, life }: Parts): Line {
  let faults: (NetworkFault | null)[] = [];

  async function transport(address: string, init: RequestInit = {}): Promise<Response> {
    const fault = faults.shift() ?? null;
    if (fault === 'unreachable') throw unreachable();
    if (typeof fault === 'number') throw refusal(fault, { code: codes[fault] });
    const before = life();
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${fault === 'otherAccount' ? otherToken() : token()}`);
    const response = await fetch(`${origin()}${address}`, { ...init, headers }).catch(() => {
      throw unreachable();
    });
    const content = await response.text().catch(() => {
      throw unreachable();
    });
    if (fault === 'lost' || life() !== before) throw unreachable();
    if (!response.ok) throw refusal(response.status, parsed(content));
    return new Response(content, { status: response.status, headers: response.headers });
  }

  return {
    transport,
    meet: (...next) => void faults.push(...next),
    clear() {
      faults = [];
    },
  };
}

const codes: Record<number, string> = {
  401: 'NOT_SIGNED_IN',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  500: 'UNEXPECTED',
  503: 'NOT_READY',
  507: 'STORAGE_FULL',
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
