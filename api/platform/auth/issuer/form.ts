import type { Request } from 'express';

/** The fields of a posted form; fields not posted are missing. */
export function formOf(req: Request): Readonly<Record<string, unknown>> {
  const body: unknown = req.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** A field of a form or query as a string; empty if it is anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
