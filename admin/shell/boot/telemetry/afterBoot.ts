import { logStep, readConfiguration } from '@plumbline/resources/commands/platform';
import { matchPath } from 'react-router-dom';
import { commandRequest } from '../../../data/calls';
import { callServer } from '../../../data/calls/callServer';
import { reporterOf } from '../../../data/errors';
import { currentClient } from '../../../data/offline/currentClient';
import { session } from '../../../data/session/session';
import { fetchAs } from '../../../data/session/signIn/fetchAs';
import { followThisDevice } from '../../../domains/devices/followThisDevice';
import { gatherDiagnostics } from '../../../domains/sync/diagnostics/gatherDiagnostics';
import { readDevice } from '../../../domains/sync/diagnostics/readDevice';
import { sendDiagnostics } from '../../../domains/sync/diagnostics/sendDiagnostics';
import { saveExport } from '../../../domains/sync/screen/saveExport';
import { bareScreens } from '../../routes';
import { keepConfiguration } from '../configuration/keptConfiguration';
import { isInTheMiddle } from '../rightsReload';
import type { BootState } from '../steps/bootState';
import { tellSteps } from './tellSteps';

// Without error recording: a failed report is not an error.
const apiFetch = fetchAs(session, callServer, window.location.origin);

/**
 * Runs when the app is ready and idle: reports the step times, updates the boot configuration and follows device
 * actions.
 */
export async function afterBoot({ passed }: BootState): Promise<void> {
  await tellSteps(passed, {
    post: (message) => apiFetch(...commandRequest(logStep, { input: message }, { priority: 'low' })),
    isStable,
    userId: session.status().actor?.user ?? null,
  });
  if (isStable()) await askConfiguration().catch(() => {});
  // On any connection: a device action is carried out at the next contact.
  await followThisDevice({ isAtWork, saveExport, sendDiagnostics: sendState });
}

function isStable(): boolean {
  const { isOnline, isSlow } = currentClient()?.connection() ?? { isOnline: navigator.onLine, isSlow: false };
  return isOnline && !isSlow && session.status().state === 'signedIn';
}

async function sendState(): Promise<string> {
  const { actor } = session.status();
  return sendDiagnostics('', gatherDiagnostics(await readDevice(actor && reporterOf(actor))));
}

/** The user is busy, or on a full-window screen, i.e. inspecting. */
const isAtWork = (): boolean =>
  isInTheMiddle() || bareScreens.some(({ path }) => matchPath(`/${path}`, window.location.pathname));

async function askConfiguration(): Promise<void> {
  const answer = await callServer(...commandRequest(readConfiguration, {}, { priority: 'low' }));
  if (answer.ok) keepConfiguration(await answer.json());
}
