import type { EntityName } from '@plumbline/resources/language/names';
import type { ImportPlan, ImportSession } from '@plumbline/resources/rules/import/importSession';
import type { CallInit } from '../../data/connection/timeouts';
import { apiFetch } from '../../data/session/session';

export interface ListCorrections {
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  headerRow?: number;
}

const root = '/api/imports';

async function call(path: string, method: string, body?: unknown): Promise<ImportSession> {
  const init: CallInit =
    body === undefined
      ? {}
      : { timeout: 'long', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await apiFetch(`${root}${path}`, { method, ...init })).json();
}

/** The calls of an import, one each; refusals are thrown as react-admin's HttpError. */
export const importCalls = {
  limits: async (): Promise<{ maxBytes: number }> => (await apiFetch(root)).json(),
  upload: async (resource: EntityName, file: File): Promise<ImportSession> => {
    const query = new URLSearchParams({ resource, name: file.name });
    const response = await apiFetch(`${root}?${query}`, {
      method: 'POST',
      timeout: 'long',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    return response.json();
  },
  read: (id: string) => call(`/${id}`, 'GET'),
  correct: (id: string, corrections: ListCorrections) => call(`/${id}`, 'PATCH', corrections),
  dryRun: (id: string, plan: ImportPlan) => call(`/${id}/dry-run`, 'POST', plan),
  run: (id: string) => call(`/${id}/run`, 'POST', {}),
  discard: async (id: string): Promise<void> => {
    await apiFetch(`${root}/${id}`, { method: 'DELETE' });
  },
  problems: async (id: string): Promise<Blob> =>
    (await apiFetch(`${root}/${id}/problems.csv`, { timeout: 'long' })).blob(),
};
