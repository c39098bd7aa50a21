import { HttpError } from 'react-admin';

interface Asked {
  /** Method and path: `POST /api/contacts/1/invite`. */
  call: string;
  body: unknown;
}
type Answer = unknown | ((body: unknown) => unknown);

/**
 * Stands where screens call the server: answers by method and path, and notes what was asked. An `HttpError` as answer is the
 * server's refusal; what has no answer is not found.
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
    /** What was asked beside reading. */
    written: () => asked.filter(({ call }) => !call.startsWith('GET ')),
  };
}
