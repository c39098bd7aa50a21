import { entities } from '@plumbline/resources/entities/index';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { emptyPlanning } from './planningDraft';
import { savePlannedSince } from './savePlanning';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
beforeEach(() => asked.mockReset().mockImplementation(async () => new Response('{}')));

const planned = {
  ...{ id: 'p', version: 1, state: 'open', type: 'expert', owner: 'odra', location: 'hall', auditor: 'anna' },
  ...{ contact: null, datePlanned: '2026-11-20', title: 'Hala C', comment: 'Brama 2', preparations: null },
};
const values = {
  ...emptyPlanning('anna'),
  ...{ owner: 'odra', location: 'hall', datePlanned: '2026-11-27', title: 'Hala C' },
};
const refusal = new Error('DUPLICATE_ID');
const save = async (change: object = {}) => {
  const { dataProvider, calls } = memoryData({
    auditPlannings: [planned],
    audits: [
      { id: 'a', planning: 'p', equipment: 'rack' },
      { id: 'b', planning: 'p', equipment: 'door' },
    ],
  });
  await savePlannedSince(
    dataProvider,
    {
      ...{ id: 'p', entity: entities.auditPlannings, confirmedOtherLocation: false },
      values: { ...values, ...change },
      chosen: new Set(['rack', 'gate']),
    },
    refusal,
  );
  return calls.flatMap(({ method, params }) => (method === 'update' ? [params.data] : []));
};

it('saves on top of what an attempt without an answer has planned: equipment, and what was entered or emptied since', async () => {
  expect(await save()).toMatchObject([
    { datePlanned: '2026-11-27', comment: null, title: 'Hala C', version: 1 },
  ]);
  const [address, { body }] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/auditPlannings/p/equipments');
  expect(JSON.parse(body)).toEqual({ add: ['gate'], remove: ['door'], confirmedOtherLocation: false });
});

it('is refused as before where it is another place by now, whose equipment cannot be on the same list', async () => {
  await expect(save({ location: 'yard' })).rejects.toBe(refusal);
  expect(asked).not.toHaveBeenCalled();
});
