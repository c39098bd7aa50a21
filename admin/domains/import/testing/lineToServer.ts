import { HttpError } from 'ra-core';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}
/** What the server answers to a call; an error body makes it a refusal with that status. */
export type Answer = (call: Call) => { status?: number; body: unknown } | undefined;

export const calls: Call[] = [];
let answer: Answer = () => undefined;

/** Stands where `apiFetch` stands in the product: the line to the server. */
export async function lineToServer(address: string, init: RequestInit = {}): Promise<Response> {
  const call: Call = {
    method: init.method ?? 'GET',
    path: address.replace(/^\/api\/imports/, ''),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  };
  calls.push(call);
  const { status = 200, body } = answer(call) ?? {
    status: 404,
    body: { code: 'NOT_FOUND', message: '', data: {} },
  };
  if (status >= 400) throw new HttpError('refused', status, body);
  return new Response(JSON.stringify(body), { status });
}

/** Begins a new test: what the server answers from now on. */
export function answerWith(answers: Answer): void {
  answer = answers;
  calls.length = 0;
}
