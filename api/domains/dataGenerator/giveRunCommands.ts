import type * as commands from '@plumbline/resources/commands/dataGenerator';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import { newId } from '@plumbline/resources/language/ids';
import {
  countRows,
  type GeneratorPlan,
  isAtWork,
  isRemovable,
  noCounts,
} from '@plumbline/resources/rules/dataGenerator/index';
import { fail, failFields } from '../../base/errors/errors';
import { type Call, inTransaction } from '../../entities/call';
import { holdAccount } from '../../entities/changeNumber';
import type { TransactionCall } from '../../entities/hooks';
import { nextNumber } from '../../platform/jobs/nextNumber';
import { type FilledAccount, readAccount } from './accountProblem';
import { shownRun } from './listRuns';
import { loadKinds } from './loadKinds';
import { findRun, type Run, runsTable, saveRun, sumOf } from './runStore';
import { enqueueSlice } from './workOnRun';

type Parameters = InputOf<typeof commands.startGeneratorRun>;
type Shown = AnswerOf<typeof commands.startGeneratorRun>;

/** Number of rows a run with these parameters would create. */
export async function forecastRun(
  call: Call,
  input: Parameters,
): Promise<AnswerOf<typeof commands.forecastGeneratorRun>> {
  return { planned: countRows(await planOf(call, input)) };
}

/** Starts filling a test account, as a job. GENERATOR_BUSY while another run works on it. */
export async function startRun(call: Call, input: Parameters): Promise<Shown> {
  const plan = await planOf(call, input);
  const planned = countRows(plan);
  const id = newId(call.now.getTime());
  await inTransaction(call, async (inner) => {
    await lockAccount(inner, input.account);
    const run = {
      id,
      instance: input.account,
      number: await nextNumber(inner.db, input.account, 'dataGenerator'),
      state: 'waiting',
      startedBy: call.actor.user,
      startedAt: call.now,
      plan: JSON.stringify(plan),
      planned: JSON.stringify(planned),
      made: JSON.stringify(noCounts()),
      progressTotal: sumOf(planned),
    };
    await inner.db(runsTable).insert(run);
    await enqueueSlice(inner.db, { id, instance: input.account, slice: 0 }, call.now);
  });
  return shownRun(call, id);
}

/** Stops a run or its removal; rows created by then stay and can be removed. */
export async function cancelRun(call: Call, id: string): Promise<Shown> {
  await inTransaction(call, async (inner) => {
    const run = (await findRun(inner.db, id, { isLocked: true })) ?? fail('NOT_FOUND', { id });
    if (!isAtWork(run.state)) fail('GENERATOR_SETTLED');
    await saveRun(
      inner.db,
      id,
      run.state === 'waiting' ? { state: 'cancelled', finishedAt: call.now } : { isCancelling: true },
    );
  });
  return shownRun(call, id);
}

/** Starts removing the unused rows of a run, as a job. */
export async function removeRun(call: Call, id: string): Promise<Shown> {
  const known = (await findRun(call.db, id)) ?? fail('NOT_FOUND', { id });
  await inTransaction(call, async (inner) => {
    await lockAccount(inner, known.instance);
    const run = (await findRun(inner.db, id, { isLocked: true })) ?? fail('NOT_FOUND', { id });
    if (!isRemovable(run.state)) fail('GENERATOR_SETTLED');
    const next: Partial<Run> = {
      state: 'removing',
      reason: null,
      isCancelling: false,
      finishedAt: null,
      kept: [],
      removed: null,
      slice: run.slice + 1,
      progressDone: 0,
      progressTotal: sumOf(run.made),
    };
    await saveRun(inner.db, id, next);
    await enqueueSlice(inner.db, { ...run, slice: run.slice + 1 }, call.now);
  });
  return shownRun(call, id);
}

/** Ensures that no other run works on the account and that it may still be filled. */
async function lockAccount(call: TransactionCall, instance: string): Promise<void> {
  await holdAccount(call.db, instance);
  await fillable(call, instance);
  const states: { state: Run['state'] }[] = await call.db(runsTable).where({ instance }).select('state');
  if (states.some(({ state }) => isAtWork(state))) fail('GENERATOR_BUSY');
}

async function fillable(call: Call, instance: string): Promise<FilledAccount> {
  const found = await readAccount(call.db, instance);
  if ('account' in found) return found.account;
  return failFields({ account: { message: `dataGenerator.reason.${found.problem}` } });
}

async function planOf(call: Call, { account, ...parameters }: Parameters): Promise<GeneratorPlan> {
  const { instanceType } = await fillable(call, account);
  const kinds = await loadKinds(call, account, parameters.branch);
  if (kinds.length === 0) failFields({ branch: { message: 'dataGenerator.noKinds' } });
  return { ...parameters, accountType: instanceType, kinds };
}
