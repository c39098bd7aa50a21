import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';

const current = new AsyncLocalStorage<string>();

/** By which origin the request that is being answered came; undefined outside of `answeringAt`. */
export const currentOrigin = (): string | undefined => current.getStore();

/** Answers a request as of this origin. */
export const answeringAt = <Result>(origin: string, answer: () => Result): Result =>
  current.run(origin, answer);

/**
 * By which origin people reach the application in this request: that of the broker whose own host name was called, else ORIGIN,
 * whatever a caller or a proxy says.
 */
export async function originOfRequest(
  { db, config }: Pick<Api, 'db' | 'config'>,
  req: Request,
): Promise<string> {
  const broker = await brokerOfHost({ db, config }, req);
  if (!broker) return config.origin;
  const { protocol, port } = new URL(config.origin);
  return `${protocol}//${req.hostname.toLowerCase()}${port && `:${port}`}`;
}

/** The broker whose own host name was called. */
export async function brokerOfHost(
  { db, config }: Pick<Api, 'db' | 'config'>,
  { hostname }: Request,
): Promise<string | null> {
  if (!hostname || hostname === new URL(config.origin).hostname || !hostname.includes('.')) return null;
  const row = await db('brokers').where({ host: hostname.toLowerCase(), deletedAt: null }).first('id');
  return row?.id ?? null;
}
