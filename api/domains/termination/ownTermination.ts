import { definitions } from '@plumbline/resources/entities/index';
import { resignSteps } from '@plumbline/resources/entities/resignSteps';
import { stepChange } from '@plumbline/resources/language/steps';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import { today } from '../../entities/today';
import { type Typed, typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { identityProof, signInState } from '../../platform/auth';

const { instances } = definitions;

interface Confirmed {
  confirm?: string | undefined;
  proof?: string | undefined;
}

/**
 * An owner terminates the own account, after typing its name and proving to be present; with an external issuer there
 * is no password to ask for. Idempotent.
 */
export async function terminateAccount(
  api: Api,
  call: Call,
  id: string,
  { confirm = '', proof = '', req }: Confirmed & { req: Request },
): Promise<Typed<'instances'>> {
  refuseOthers(call, id);
  const account = await getRecord(call, instances, id);
  if (account.hasResigned) return typed('instances', account);
  if (!isSameName(confirm, account.companyName))
    failFields({ confirm: { message: 'validation.notTheName' } });
  if (api.config.oidc === null)
    await identityProof(api, await signInState(api)).prove(req, call.actor.user, proof);
  return change(call, id, (before) =>
    before.hasResigned ? null : { ...stepChange(resignSteps.resign, today(call)), isResignedByOwner: true },
  );
}

/** An owner undoes the termination by an owner; TERMINATED_BY_SELLER if it was the seller's. Idempotent. */
export async function undoTermination(call: Call, id: string): Promise<Typed<'instances'>> {
  refuseOthers(call, id);
  return change(call, id, (before) => {
    if (!before.hasResigned) return null;
    if (before.dateErased) fail('STEP_IMPOSSIBLE', { resource: instances.name, id, step: 'undoTermination' });
    if (!before.isResignedByOwner) fail('TERMINATED_BY_SELLER');
    return stepChange(resignSteps.undoResignation, today(call));
  });
}

function refuseOthers({ actor }: Call, id: string): void {
  // Support sees what an owner sees, but is none.
  if (actor.mirroring) fail('FORBIDDEN', { resource: instances.name });
  if (id !== actor.instance) fail('NOT_FOUND', { resource: instances.name, id });
}

/** Writes state fields, which are read-only for callers. */
function change(
  call: Call,
  id: string,
  valuesOf: (before: Typed<'instances'>) => Readonly<Record<string, unknown>> | null,
): Promise<Typed<'instances'>> {
  return inTransaction(call, async (inner) => {
    const system = { ...asSystem(inner, id), db: inner.db };
    const before = typed('instances', await lockRow(system, instances, id, 'update'));
    const values = valuesOf(before);
    if (values) await updateRecord(system, instances, id, { ...values });
    return typed('instances', await getRecord(inner, instances, id));
  });
}

const isSameName = (typedName: string, name: unknown): boolean =>
  typedName.trim().toLowerCase() === String(name).trim().toLowerCase();
