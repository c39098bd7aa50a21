import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { titleOf, titleReference } from './titleOf';

describe('titleOf', () => {
  it('joins the fields of the title', () => {
    expect(titleOf(entities.contacts, { firstName: 'Anna', lastName: 'Nowak' }, 'pl-PL')).toBe('Anna Nowak');
    expect(titleOf(entities.products, { manufacturer: null, name: 'MULTIPAL S' }, 'pl-PL')).toBe(
      'MULTIPAL S',
    );
  });

  it("takes a localized title in the reader's language, else in one that is there", () => {
    const name = { 'de-DE': 'Palettenregal', 'pl-PL': 'Regał paletowy' };
    expect(titleOf(entities.categories, { name }, 'pl-PL')).toBe('Regał paletowy');
    expect(titleOf(entities.categories, { name }, 'hu-HU')).toBe('Palettenregal');
  });

  it('names an audit by its equipment', () => {
    expect(titleReference(entities.audits, { equipment: 'some-id' })?.name).toBe('equipment');
    expect(titleOf(entities.audits, { equipment: 'some-id' }, 'de-DE', 'R-014')).toBe('R-014');
  });

  it('names an appointment without a title by its location, failing that by its date', () => {
    const planning = { title: null, location: 'some-id', datePlanned: '2026-03-05' };
    expect(titleReference(entities.auditPlannings, planning)?.name).toBe('location');
    expect(titleOf(entities.auditPlannings, planning, 'de-DE', 'Halle 3')).toBe('Halle 3');
    expect(titleOf(entities.auditPlannings, planning, 'de-DE')).toBe('05.03.2026');
    expect(titleReference(entities.auditPlannings, { ...planning, title: 'Frühjahr' })).toBeUndefined();
  });
});
