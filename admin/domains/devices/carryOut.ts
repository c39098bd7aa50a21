import { OUTCOMES_AT_ONCE } from '@plumbline/resources/rules/devices/deviceActions';
import type { Who } from '../../data/device';
import { readError } from '../../data/errors/readError';
import { type Acted, actions, settled } from './actOnDevice';
import type { DeviceWorld } from './deviceWorld';
import { isOpen, type Journal, type JournalEntry, outcomesOf } from './journal';
import { registerDevice } from './registerDevice';

/** Failed attempts after which an action is given up. */
const mostAttempts = 5;
const lineFaults = ['NETWORK', 'NO_ANSWER', 'NOT_READY', 'DOWNLOAD_FAILED'];

/**
 * One exchange with the server: reports results, receives requests, and carries out what is possible now. Only actions
 * that the server has just confirmed are carried out, and none twice: the journal is written before each step. Must
 * run in one tab at a time.
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

/** Actions waiting to be carried out; messages wait to be read. */
const waiting = (journal: Journal): JournalEntry[] =>
  journal
    .entries()
    .filter(({ state, action }) => state === 'RECEIVED' && action !== 'message')
    .reverse();

/** Whether there is something to report, or an action that can be carried out now. */
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

/** Null: the connection failed; it is tried again. */
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

/** Blocks input while the page ends; if something was entered before, the action keeps waiting. */
function end(who: Who, world: DeviceWorld, { journal, entry, acted }: Ending): Promise<void> {
  const { isLast, note = null } = acted;
  return world.withoutInput(async () => {
    if (!(await world.isQuiet())) return;
    journal.change(entry.id, { state: isLast ? 'DONE' : 'STARTED', note });
    // The server has just confirmed the action; if this report fails, the next page reports it.
    await tell(who, world, journal).catch(() => {});
    await acted.end();
  });
}

/** Completes actions that ended an earlier page, now that a new page is open. */
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
    // A state that has changed in the meantime, e.g. by reading a message, is reported next time.
    const entry = journal.entries().find((one) => one.id === id);
    if (entry && (isOpen(entry) ? state === 'RECEIVED' : entry.state === state))
      journal.change(id, { isTold: true });
  }
  journal.take(orders);
}
