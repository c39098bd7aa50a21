import { newId } from '@plumbline/resources/language/ids';
import { referenceOf } from '../../../data/errors/errorLog';
import { report } from '../../../data/errors/sendErrors';
import { apiFetch } from '../../../data/session/session';

/** Sends the diagnostics to support; returns the reference number. */
export async function sendDiagnostics(note: string, text: string): Promise<string> {
  const id = newId();
  await report(apiFetch, [
    {
      id,
      date: new Date().toISOString(),
      content: note.trim() || 'Diagnostics',
      count: 1,
      url: '/offline/overview',
      payload: text,
      cacheId: null,
      httpMethod: 'DIAGNOSTICS',
    },
  ]);
  return referenceOf({ id });
}
