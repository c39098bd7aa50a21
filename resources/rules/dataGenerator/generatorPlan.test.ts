import { describe, expect, it } from 'vitest';
import {
  appointmentsOf,
  countRows,
  customerOf,
  type GeneratedKind,
  type GeneratorPlan,
  pieceAt,
  piecesOfSite,
  surroundingsOf,
  visitsOf,
} from './generatorPlan';

const rack: GeneratedKind = {
  category: 'racks',
  type: 'shelf',
  regulations: [
    { id: 'yearly', type: 'expert', interval: 1, intervalUnit: 'YEARLY' },
    { id: 'weekly', type: 'light', interval: 1, intervalUnit: 'WEEKLY' },
  ],
};
const harness: GeneratedKind = {
  category: 'harnesses',
  type: 'ppe',
  regulations: [{ id: 'yearly', type: 'expert', interval: 12, intervalUnit: 'MONTHLY' }],
};
const gate: GeneratedKind = {
  category: 'gates',
  type: 'doors-and-gates',
  regulations: [{ id: 'third', type: 'maintenance', interval: 3, intervalUnit: 'MONTHLY' }],
};
const planOf = (values: Partial<GeneratorPlan> = {}): GeneratorPlan => ({
  branch: 'workshop',
  pieces: 1000,
  language: 'pl-PL',
  years: 5,
  deficiencyShare: 10,
  accountType: 'AUDITOR',
  kinds: [rack, harness, gate],
  ...values,
});

/** The rows of a plan, one by one. */
function walk(plan: GeneratorPlan) {
  const { sites } = surroundingsOf(plan);
  const visits = Array.from({ length: plan.pieces }, (_, n) => visitsOf(plan, pieceAt(plan, n))).flat();
  return {
    audits: visits.length,
    deficiencies: visits.filter(({ finding }) => finding).length,
    auditPlannings: Array.from({ length: sites }, (_, site) => appointmentsOf(plan, site)).flat().length,
  };
}

describe('what is promised', () => {
  it.each([
    { pieces: 1 },
    { pieces: 7, kinds: [rack] },
    { pieces: 251, years: 10 },
    { pieces: 999, deficiencyShare: 100 },
    { pieces: 1600, deficiencyShare: 3, kinds: [harness, gate] },
    { pieces: 400, years: 0 },
  ])('is what comes of it, piece by piece: %o', (values) => {
    const plan = planOf(values);
    expect(countRows(plan)).toMatchObject({ ...walk(plan), equipments: plan.pieces });
  });

  it('holds for a million pieces at the most places there are', () => {
    const counts = countRows(planOf({ pieces: 1_000_000, years: 1 }));
    expect(counts).toMatchObject({ equipments: 1_000_000, locations: 9000, equipmentOwners: 400 });
    expect(counts.deficiencies / counts.audits).toBeCloseTo(0.1, 2);
  });
});

describe('a piece', () => {
  it('is at one site, and every site has its pieces', () => {
    const plan = planOf({ pieces: 1003 });
    const around = surroundingsOf(plan);
    let before = 0;
    for (let site = 0; site < around.sites; site += 1) {
      const { from, to } = piecesOfSite(plan, site);
      expect(from).toBe(before);
      for (let n = from; n < to; n += 1) expect(pieceAt(plan, n).site).toBe(site);
      before = to;
      expect(customerOf(site, around)).toBeLessThan(around.customers);
    }
    expect(before).toBe(1003);
  });

  it('was inspected in the rhythm of its regulation, by weekly ones once, and protective equipment no longer than it is used', () => {
    const plan = planOf({ years: 10 });
    const daysOf = (kind: number, at: number) =>
      visitsOf(plan, pieceAt(plan, kind))
        .filter((visit) => visit.at === at)
        .map(({ daysAgo }) => daysAgo);
    const yearly = daysOf(0, 0);
    expect(yearly).toHaveLength(10);
    expect(new Set(yearly.slice(1).map((days, index) => (yearly[index] ?? 0) - days))).toEqual(
      new Set([365]),
    );
    expect(daysOf(0, 1)).toHaveLength(1);
    expect(daysOf(1, 0)).toHaveLength(8);
    expect(Math.max(...daysOf(1, 0))).toBeLessThan(9 * 365);
  });

  it('has nothing open but what its latest inspection found', () => {
    const plan = planOf({ deficiencyShare: 100 });
    const findings = Array.from({ length: 200 }, (_, n) => visitsOf(plan, pieceAt(plan, n))).flat();
    expect(findings.some(({ finding, visit }) => finding?.isOpen && visit > 0)).toBe(false);
    expect(findings.some(({ finding }) => finding?.isOpen)).toBe(true);
    expect(new Set(findings.map(({ finding }) => finding?.dangerLevel))).toEqual(
      new Set(['green', 'orange', 'red']),
    );
  });
});
