import { expect, it } from 'vitest';
import type { Inspection } from '../usePlanningInspections';
import { inspectionRows } from './inspectionCsv';

it('writes one row per inspection', () => {
  const inspection = {
    audit: { dateAudited: '2026-11-20T10:00:00.000Z', nextAuditDate: '2027-11-20', comment: 'ok' },
    equipment: { identNumber: 'REG-1', serialNumber: null, place: 'A-1' },
    productName: 'SSI',
    locationName: 'Hala',
    isOpen: false,
    isStarted: true,
  } as Inspection; // a row looks at these fields alone
  expect(inspectionRows([inspection], { result: () => 'OK', date: (day) => day.slice(0, 10) })).toEqual([
    ['REG-1', 'SSI', null, 'Hala', 'A-1', 'OK', '2026-11-20', '2027-11-20', 'ok'],
  ]);
});
