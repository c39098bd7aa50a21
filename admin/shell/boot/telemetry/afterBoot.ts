import { logStep, readConfiguration } from '@plumbline/resources/commands/platform';
import { commandRequest } from '../../../data/calls';
import { callServer } from '../../../data/calls/callServer';
import { currentClient } from '../../../data/offline/currentClient';
import { session } from '../../../data/session/session';
import { fetchAs } from '../../../data/session/signIn/fetchAs';
import { registerThisDevice } from '../../../domains/devices/registerThisDevice';
import { keepConfiguration } from '../configuration/keptConfiguration';
import type { BootState } from '../steps/bootState';
import { tellSteps } from './tellSteps';

// Not the one whose failures are recorded: that nobody listens is no error.
const apiFetch = fetchAs(session, callServer, window.location.origin);

/** What follows once the app is ready and has nothing better to do: a word on how long it took, how to start the next time, and which device this is. */
export async function afterBoot({ passed }: BootState): Promise<void> {
  await tellSteps(passed, {
    post: (message) => apiFetch(...commandRequest(logStep, { input: message }, { priority: 'low' })),
    isStable,
    userId: session.status().actor?.user ?? null,
  });
  if (isStable()) await askConfiguration().catch(() => {});
  if (isStable()) await registerThisDevice();
}

function isStable(): boolean {
  const { isOnline, isSlow } = currentClient()?.connection() ?? { isOnline: navigator.onLine, isSlow: false };
  return isOnline && !isSlow && session.status().state === 'signedIn';
}

async function askConfiguration(): Promise<void> {
  const answer = await callServer(...commandRequest(readConfiguration, {}, { priority: 'low' }));
  if (answer.ok) keepConfiguration(await answer.json());
}
