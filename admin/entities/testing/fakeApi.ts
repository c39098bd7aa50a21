import { HttpError } from 'react-admin';

interface Asked {
  /** Method and path: `POST /api/contacts/1/invite`. */
  call: string;
  body: unknown;
}
type Answer = unknown | ((body: unknown) => unknown);

/**
 * Replaces the API in tests of screens: responds by method and path, and records requests. An `HttpError` as answer is
 * thrown as refusal; unknown requests are not found.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = [];
  const apiFetch = async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const one = { call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    asked.push(one);
    const known = answers[one.call];
    const answer = typeof known === 'function' ? known(one.body) : known;
    if (answer === undefined) throw new HttpError(`nothing answers ${one.call}`, 404, { code: 'NOT_FOUND' });
    if (answer instanceof HttpError) throw answer;
    return Response.json(answer);
  };
  return {
    apiFetch,
    asked,
    /** The requests other than GET. */
    written: () => asked.filter(({ call }) => !call.startsWith('GET ')),
  };
}
