import type { Request } from 'express';
import type { Api } from '../../base/context/context';

/** Origins of brokers that this process was called by. */
const known = new Set<string>();

/** Whether a broker's own host has been called by this origin. */
export const isBrokersOrigin = (origin: string): boolean => known.has(origin);

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
  const origin = `${protocol}//${req.hostname.toLowerCase()}${port && `:${port}`}`;
  known.add(origin);
  return origin;
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
