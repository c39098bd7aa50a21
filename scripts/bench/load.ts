import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One request; GET by default. */
export interface Question {
  url: string;
  method?: string;
  body?: unknown;
}
export interface Load {
  /** The URL to GET, or a function that returns each request. */
  url: string | (() => Question);
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}
export interface Served {
  perSecond: number;
  bytes: number;
}

/**
 * Sends requests over keep-alive connections as fast as they are answered; any status but 200 and 201 ends the run
 * with an error.
 */
export async function load({ url, headers = {}, connections, seconds }: Load): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const next = typeof url === 'string' ? () => ({ url }) : url;
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  let bytes = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        bytes = await ask(next(), headers, agent);
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return { perSecond: answers / ((performance.now() - started) / 1000), bytes };
}

function ask({ url, method = 'GET', body }: Question, headers: OutgoingHttpHeaders, agent: Agent) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent =
    text === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise<number>((resolve, reject) => {
    request(url, { agent, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode === 200 || response.statusCode === 201) resolve(answer.length);
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${answer}`));
      });
    })
      .on('error', reject)
      .end(text);
  });
}
