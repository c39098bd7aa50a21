import fc from 'fast-check';
import { expect, it } from 'vitest';
import { equipmentAfterAudits, type FinishedAudit } from './equipmentAfterAudits';

const audit = (given: Partial<FinishedAudit>): FinishedAudit => ({
  id: 'a',
  type: 'expert',
  result: 'OKAY',
  dateAudited: '2026-06-10T09:00:00.000Z',
  nextAuditDate: '2027-06-10',
  ...given,
});
const unknown = { lastAuditDate: null };

it('the newest audit says how the piece is', () => {
  const audits = [
    audit({
      id: 'old',
      result: 'REPAIR_LOCKED',
      dateAudited: '2025-06-10T09:00:00.000Z',
      nextAuditDate: '2026-06-10',
    }),
    audit({ id: 'new' }),
  ];
  expect(equipmentAfterAudits({ equipment: unknown, audits })).toEqual({
    lastAuditDate: '2026-06-10',
    nextAuditDate: '2027-06-10',
    lastAuditResult: 'OKAY',
    isLocked: false,
    isScrapped: false,
    isTraceable: true,
    dateNotTraceable: null,
  });
});

it('repair locked locks, scrap locks too and ends the inspections', () => {
  expect(
    equipmentAfterAudits({ equipment: unknown, audits: [audit({ result: 'REPAIR_LOCKED' })] }),
  ).toMatchObject({
    isLocked: true,
    isScrapped: false,
    nextAuditDate: '2027-06-10',
  });
  expect(equipmentAfterAudits({ equipment: unknown, audits: [audit({ result: 'SCRAP' })] })).toMatchObject({
    isLocked: true,
    isScrapped: true,
    nextAuditDate: null,
  });
  expect(
    equipmentAfterAudits({ equipment: unknown, audits: [audit({ result: 'REPAIR_CAN_USE' })] }),
  ).toMatchObject({ isLocked: false });
});

it('an audit that arrives late does not move the last date back', () => {
  expect(
    equipmentAfterAudits({ equipment: { lastAuditDate: '2026-07-01' }, audits: [audit({})] }),
  ).toBeNull();
});

it('a corrected date may move back what came from it', () => {
  const corrected = equipmentAfterAudits({
    equipment: { lastAuditDate: '2026-07-01' },
    audits: [audit({})],
    correctedDay: '2026-07-01',
  });
  expect(corrected).toMatchObject({ lastAuditDate: '2026-06-10' });
});

it('with a weekly and a yearly audit side by side the earliest is next', () => {
  const audits = [
    audit({ id: 'w1', type: 'light', dateAudited: '2026-06-17T09:00:00.000Z', nextAuditDate: '2026-06-24' }),
    audit({ id: 'w0', type: 'light', dateAudited: '2026-06-01T09:00:00.000Z', nextAuditDate: '2026-06-08' }),
    audit({ id: 'y' }),
  ];
  expect(equipmentAfterAudits({ equipment: unknown, audits })).toMatchObject({
    lastAuditDate: '2026-06-17',
    nextAuditDate: '2026-06-24',
  });
});

it('without a finished audit nothing is known', () => {
  expect(equipmentAfterAudits({ equipment: unknown, audits: [] })).toBeNull();
});

it('does not depend on the order audits come in', () => {
  const some = fc.array(
    fc.record({
      id: fc.uuid(),
      type: fc.constantFrom('expert', 'light'),
      result: fc.constantFrom('OKAY' as const, 'SCRAP' as const, 'REPAIR_LOCKED' as const),
      dateAudited: fc.integer({ min: 0, max: 3 }).map((day) => `2026-06-1${day}T09:00:00.000Z`),
      nextAuditDate: fc.option(fc.constantFrom('2027-01-01', '2027-02-02')),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(some, (audits) => {
      const forwards = equipmentAfterAudits({ equipment: unknown, audits });
      expect(equipmentAfterAudits({ equipment: unknown, audits: [...audits].reverse() })).toEqual(forwards);
    }),
  );
});
