import type { RaRecord } from 'react-admin';
import { apiFetch } from '../../../data/session/session';

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await apiFetch(`/api/regulationVersions/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Begins the draft of a regulation, or of a new one where `regulation` is null. */
export const startDraft = (draft: {
  id: string;
  regulation: string | null;
  [field: string]: unknown;
}): Promise<RaRecord<string>> => post('draft', draft);

/** `version` and `published` say what the summary of changes was drawn from. */
export const publishDraft = (
  id: string,
  seen: { version: number; published: number | null; note: string | null },
): Promise<RaRecord<string>> => post(`${id}/publish`, seen);

export async function countOpenPlannings(regulation: string): Promise<number> {
  const response = await apiFetch(`/api/auditRegulations/${regulation}/openPlannings`);
  const { openPlannings } = await response.json();
  return Number(openPlannings);
}
