import type { Request } from 'express';

/** The fields of a posted form; what was not posted is missing. */
export function formOf(req: Request): Readonly<Record<string, unknown>> {
  const body: unknown = req.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** A field of a form or query: a string, or nothing. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
