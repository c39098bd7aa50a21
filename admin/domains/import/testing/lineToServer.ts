import { HttpError } from 'ra-core';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}
/** The server's answer to a call; with an error status it is a refusal. */
export type Answer = (call: Call) => { status?: number; body: unknown } | undefined;

export const calls: Call[] = [];
let answer: Answer = () => undefined;

/** Replaces `apiFetch` in tests. */
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

/** Starts a new test with these server answers. */
export function answerWith(answers: Answer): void {
  answer = answers;
  calls.length = 0;
}
