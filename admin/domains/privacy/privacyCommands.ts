import type { EntityName } from '@plumbline/resources/language/names';
import { saveAs } from '../../data/files/saveAs';
import { apiFetch } from '../../data/session/session';
import { nameOf } from '../../entities/export/fetchExport';

export interface Mention {
  resource: EntityName;
  id: string;
  title: string;
  field: string;
  excerpt: string;
}
export interface ErasurePreview {
  title: string;
  mentions: Mention[];
  obstacle: { code: string; data: Readonly<Record<string, unknown>> } | null;
}
const json = { 'content-type': 'application/json' };

/** Fetches everything held on the person (without one: on oneself) and hands it to the browser's downloads. */
export async function downloadPersonalData(person?: { resource: string; id: string }): Promise<void> {
  const address = person ? `/api/${person.resource}/${person.id}/exportPersonalData` : '/api/personalData';
  const answer = await apiFetch(address, { method: 'POST', timeout: 'long', headers: json, body: '{}' });
  saveAs(await answer.blob(), nameOf(answer) ?? 'personal-data.zip');
}

export const previewErasure = async (resource: string, id: string): Promise<ErasurePreview> =>
  (await apiFetch(`/api/${resource}/${id}/erasure`)).json();

export const erasePerson = async (
  resource: string,
  id: string,
  request: { reason: string; confirm: string },
): Promise<unknown> =>
  (
    await apiFetch(`/api/${resource}/${id}/erase`, {
      method: 'POST',
      timeout: 'long',
      headers: json,
      body: JSON.stringify(request),
    })
  ).json();
