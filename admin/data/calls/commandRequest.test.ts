import {
  appointmentsBeyond,
  finishPlanning,
  listCandidates,
  planInspection,
} from '@plumbline/resources/commands/planning';
import { expect, it } from 'vitest';
import { commandRequest } from './commandRequest';

it('puts the input of a POST into its body and the id into the address', () => {
  const [address, init] = commandRequest(finishPlanning, { id: 'a b', input: { openAudits: 'remove' } });
  expect(address).toBe('/api/auditPlannings/a%20b/finish');
  expect(init).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"openAudits":"remove"}',
  });
});

it('sends an empty object where nothing is asked for', () => {
  expect(commandRequest(finishPlanning, { id: 'a' })[1].body).toBe('{}');
});

it('puts the input of a GET into the query, without what is empty', () => {
  const input = { location: 'hall', type: 'light', from: 50, q: '' } as const;
  expect(commandRequest(listCandidates, { input })).toEqual([
    '/api/auditPlannings/candidates?location=hall&type=light&from=50',
    { method: 'GET' },
  ]);
});

it('takes nothing that the contract does not know, and misses what it asks for', () => {
  // @ts-expect-error: the command works on one row.
  commandRequest(appointmentsBeyond, { input: {} });
  // @ts-expect-error: neither of its two choices.
  commandRequest(finishPlanning, { id: 'a', input: { openAudits: 'all' } });
  // @ts-expect-error: the pieces are missing.
  expect(commandRequest(planInspection, { input: { planning: {} } })[0]).toBe('/api/auditPlannings/plan');
});
