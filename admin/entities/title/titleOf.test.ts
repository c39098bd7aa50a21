import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { titleOf, titleReference } from './titleOf';

describe('titleOf', () => {
  it('joins the fields of the title', () => {
    expect(titleOf(entities.contacts, { firstName: 'Anna', lastName: 'Nowak' }, 'pl-PL')).toBe('Anna Nowak');
    expect(titleOf(entities.products, { manufacturer: null, name: 'MULTIPAL S' }, 'pl-PL')).toBe('MULTIPAL S');
  });

  it('takes a localized title in the reader\'s language, else in one that is there', () => {
    const name = { 'de-DE': 'Palettenregal', 'pl-PL': 'Regał paletowy' };
    expect(titleOf(entities.categories, { name }, 'pl-PL')).toBe('Regał paletowy');
    expect(titleOf(entities.categories, { name }, 'hu-HU')).toBe('Palettenregal');
  });

  it('names an audit by its equipment', () => {
    expect(titleReference(entities.audits)?.name).toBe('equipment');
    expect(titleOf(entities.audits, { equipment: 'some-id' }, 'de-DE', 'R-014')).toBe('R-014');
  });

  it('falls back to the date where a title was left empty', () => {
    expect(titleOf(entities.auditPlannings, { title: null, datePlanned: '2026-03-05' }, 'de-DE')).toBe('05.03.2026');
  });
});
