import type { Command, Who } from '@plumbline/resources/language/defineCommand';
import { commandRequest, type Given } from '../calls';
import { apiFetch } from './session';

/** Gives a command of the API by its contract and resolves with its answer; refusals are thrown as HttpError. */
export async function callCommand<P extends string, I, A, W extends Who>(
  command: Command<P, I, A, W>,
  ...given: Given<P, I>
): Promise<A> {
  const response = await fetchCommand(command, ...given);
  return response.json();
}

/** The same for what is answered as something else than JSON, and for the person who reads the answer's headers. */
export function fetchCommand<P extends string, I, A, W extends Who>(
  command: Command<P, I, A, W>,
  ...given: Given<P, I>
): Promise<Response> {
  return apiFetch(...commandRequest(command, ...given));
}
