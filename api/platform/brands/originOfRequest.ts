import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';

const current = new AsyncLocalStorage<string>();

/** The origin of the current request; undefined outside of `answeringAt`. */
export const currentOrigin = (): string | undefined => current.getStore();

/** Handles a request under this origin. */
export const answeringAt = <Result>(origin: string, answer: () => Result): Result =>
  current.run(origin, answer);

/**
 * The origin of a request: that of the broker whose own host name was called, else ORIGIN, regardless of other host
 * headers.
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
