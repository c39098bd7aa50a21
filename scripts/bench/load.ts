import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}
export interface Served {
  perSecond: number;
  bytes: number;
}

/** Asks the address over keep-alive connections as fast as it answers; any answer but 200 ends the run with an error. */
export async function load({ url, headers = {}, connections, seconds }: Load): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  let bytes = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        bytes = await ask(url, headers, agent);
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return { perSecond: answers / ((performance.now() - started) / 1000), bytes };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(size)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
