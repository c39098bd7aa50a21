import type { Command, Who } from '@plumbline/resources/language/defineCommand';
import { commandRequest, type Given } from '../calls';
import { apiFetch } from './session';

/** Calls a command of the API by its contract and resolves with its response; refusals are thrown as HttpError. */
export async function callCommand<P extends string, I, A, W extends Who>(
  command: Command<P, I, A, W>,
  ...given: Given<P, I>
): Promise<A> {
  const response = await fetchCommand(command, ...given);
  return response.json();
}

/** The same for other responses than JSON, and for reading headers. */
export function fetchCommand<P extends string, I, A, W extends Who>(
  command: Command<P, I, A, W>,
  ...given: Given<P, I>
): Promise<Response> {
  return apiFetch(...commandRequest(command, ...given));
}
