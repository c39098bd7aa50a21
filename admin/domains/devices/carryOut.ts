import { OUTCOMES_AT_ONCE } from '@plumbline/resources/rules/devices/deviceActions';
import type { Who } from '../../data/device';
import { readError } from '../../data/errors/readError';
import { type Acted, actions, settled } from './actOnDevice';
import type { DeviceWorld } from './deviceWorld';
import { isOpen, type Journal, type JournalEntry, outcomesOf } from './journal';
import { registerDevice } from './registerDevice';

/** In vain so often, and it is given up: the line is no better tomorrow. */
const mostAttempts = 5;
const lineFaults = ['NETWORK', 'NO_ANSWER', 'NOT_READY', 'DOWNLOAD_FAILED'];

/**
 * One contact with the server: tells what became of what was asked before, hears what is asked now, and does what can be done
 * at this moment. Nothing is done but what the server has just said may still be done, and nothing twice: the journal is
 * written before each step. One tab at a time.
 */
export async function carryOut(who: Who, world: DeviceWorld, journal: Journal): Promise<void> {
  settleEarlier(world, journal);
  await tell(who, world, journal);
  for (const entry of waiting(journal)) {
    if (!(await canAct(entry, world))) continue;
    const acted = await act(entry, world);
    if (acted?.state === 'ENDS') return end(who, world, { journal, entry, acted });
    if (acted) journal.change(entry.id, { failure: null, note: null, ...acted });
    else countAttempt(journal, entry);
  }
  if (outcomesOf(journal).length > 0) await tell(who, world, journal);
}

/** What waits for its moment; messages wait for their reader. */
const waiting = (journal: Journal): JournalEntry[] =>
  journal
    .entries()
    .filter(({ state, action }) => state === 'RECEIVED' && action !== 'message')
    .reverse();

/** Whether there is something to tell, or something whose moment has come. */
export async function hasWork(world: DeviceWorld, journal: Journal): Promise<boolean> {
  settleEarlier(world, journal);
  if (outcomesOf(journal).length > 0) return true;
  for (const entry of waiting(journal)) if (await canAct(entry, world)) return true;
  return false;
}

async function canAct({ action }: JournalEntry, world: DeviceWorld): Promise<boolean> {
  if (action === 'message') return false;
  const { needsLine, needsQuiet } = actions[action];
  return (!needsLine || world.isLineGood()) && (!needsQuiet || (await world.isQuiet()));
}

/** Null: the line did not bear it; it is tried again. */
async function act({ action }: JournalEntry, world: DeviceWorld): Promise<Acted | null> {
  if (action === 'message') return null;
  try {
    return await actions[action].act(world);
  } catch (error) {
    return lineFaults.includes(readError(error).code ?? '')
      ? null
      : { state: 'FAILED', failure: 'UNEXPECTED' };
  }
}

function countAttempt(journal: Journal, { id, attempts }: JournalEntry): void {
  const next = attempts + 1;
  journal.change(id, {
    attempts: next,
    ...(next >= mostAttempts ? { state: 'FAILED', failure: 'POOR_CONNECTION' } : {}),
  });
}

interface Ending {
  journal: Journal;
  entry: JournalEntry;
  acted: Extract<Acted, { state: 'ENDS' }>;
}

/** Nothing can be typed into what is about to go; who typed before keeps it, and the action waits on. */
function end(who: Who, world: DeviceWorld, { journal, entry, acted }: Ending): Promise<void> {
  const { isLast, note = null } = acted;
  return world.withoutInput(async () => {
    if (!(await world.isQuiet())) return;
    journal.change(entry.id, { state: isLast ? 'DONE' : 'STARTED', note });
    // The server has just said that it may be done; what it does not hear now it hears from the next page.
    await tell(who, world, journal).catch(() => {});
    await acted.end();
  });
}

/** What ended an earlier page has come to its end now that another one stands. */
function settleEarlier({ pageStarted, version }: DeviceWorld, journal: Journal): void {
  for (const { id, action, state, at, note } of journal.entries()) {
    if (state !== 'STARTED' || Date.parse(at) >= pageStarted) continue;
    const acted = settled[action]?.(note, version) ?? { state: 'DONE' };
    if (acted.state !== 'ENDS') journal.change(id, { failure: null, note: null, ...acted });
  }
}

async function tell(who: Who, world: DeviceWorld, journal: Journal): Promise<void> {
  const outcomes = outcomesOf(journal).slice(0, OUTCOMES_AT_ONCE);
  const { actions: orders } = await registerDevice(who, world, outcomes);
  for (const { id, state } of outcomes) {
    // What became of it meanwhile, say because somebody read it, is told the next time.
    const entry = journal.entries().find((one) => one.id === id);
    if (entry && (isOpen(entry) ? state === 'RECEIVED' : entry.state === state))
      journal.change(id, { isTold: true });
  }
  journal.take(orders);
}
