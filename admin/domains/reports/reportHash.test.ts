import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { afterEach, expect, it } from 'vitest';
import type { OfflineClient } from '../../data/offline';
import { setCurrentClient } from '../../data/offline/currentClient';
import { reportHash } from './reportHash';

afterEach(() => setCurrentClient(null));

type Kept = Record<string, { id: string }[]>;
const report = {
  ...{ id: 'report', instance: 'account', planning: 'planning', auditor: 'inspector', contact: null },
  ...{ owner: 'customer', location: 'hall', state: 'open', supersedes: null },
} as unknown as AuditReport; // what is read of it
const audit = { id: 'audit', planning: 'planning', isFinished: true, report: 'report', equipment: 'rack' };

function keep(more: Kept = {}) {
  const rows: Kept = {
    instances: [{ id: 'account' }],
    auditPlannings: [{ id: 'planning' }],
    contacts: [{ id: 'inspector' }],
    equipmentOwners: [{ id: 'customer' }],
    audits: [audit],
    equipments: [{ id: 'rack', location: 'hall' } as { id: string }],
    locations: [
      { id: 'hall', name: 'Hala', parent: 'site' } as { id: string },
      { id: 'site', name: 'Wrocław', parent: null } as { id: string },
    ],
    ...more,
  };
  const client: Partial<OfflineClient> = {
    record: ((resource: string, id: string) =>
      rows[resource]?.find((row) => row.id === id)) as OfflineClient['record'],
    list: ((resource: string, query?: { filter?: object }) => ({
      records: 'isMissed' in (query?.filter ?? {}) ? [] : (rows[resource] ?? []),
      total: 0,
    })) as OfflineClient['list'],
    state: () => 'synced',
  };
  setCurrentClient(client as OfflineClient);
}

it('binds what the whole report shows, also the places above', async () => {
  keep();
  const known = await reportHash(report);
  keep({
    locations: [
      { id: 'hall', name: 'Hala', parent: 'site' } as { id: string },
      { id: 'site', name: 'Opole', parent: null } as { id: string },
    ],
  });
  const renamed = await reportHash(report);
  expect(known?.contentHash).toMatch(/^[0-9a-f]{64}$/);
  expect(renamed?.contentHash).not.toBe(known?.contentHash);
  expect(renamed?.findingsHash).toBe(known?.findingsHash);
});

it('where the person may not see a place above, names the findings alone, which the server completes', async () => {
  keep({ locations: [{ id: 'hall', name: 'Hala', parent: 'site' } as { id: string }] });
  expect(await reportHash(report)).toEqual({
    contentHash: null,
    findingsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('a device that keeps nothing names nothing', async () => {
  expect(await reportHash(report)).toBeNull();
});
