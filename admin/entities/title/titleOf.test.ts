import { entities } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import { describe, expect, it } from 'vitest';
import { titleOf, titleReference } from './titleOf';

const words = (language: Language) => ({ language, translate: (key: string) => `<${key}>` });

describe('titleOf', () => {
  it('joins the fields of the title', () => {
    expect(titleOf(entities.contacts, { firstName: 'Anna', lastName: 'Nowak' }, words('pl-PL'))).toBe(
      'Anna Nowak',
    );
    expect(titleOf(entities.products, { manufacturer: null, name: 'MULTIPAL S' }, words('pl-PL'))).toBe(
      'MULTIPAL S',
    );
  });

  it("takes a localized title in the reader's language, else in one that is there", () => {
    const name = { 'de-DE': 'Palettenregal', 'pl-PL': 'Regał paletowy' };
    expect(titleOf(entities.categories, { name }, words('pl-PL'))).toBe('Regał paletowy');
    expect(titleOf(entities.categories, { name }, words('hu-HU'))).toBe('Palettenregal');
  });

  it('says a choice by its word and puts parts together as the definition wants it', () => {
    expect(titleOf(entities.licenseSetDetails, { type: 'MaxUser' }, words('pl-PL'))).toBe(
      '<choices.licenseDetailType.MaxUser>',
    );
    const range = { prefix: 'RS-', firstNumber: 10001, lastNumber: 15000 };
    expect(titleOf(entities.checkerIdRanges, range, words('pl-PL'))).toBe('RS-10001–15000');
  });

  it('names an audit by its equipment', () => {
    expect(titleReference(entities.audits, { equipment: 'some-id' })?.name).toBe('equipment');
    expect(titleOf(entities.audits, { equipment: 'some-id' }, { ...words('de-DE'), referred: 'R-014' })).toBe(
      'R-014',
    );
  });

  it('names an appointment without a title by its location, failing that by its date', () => {
    const planning = { title: null, location: 'some-id', datePlanned: '2026-03-05' };
    expect(titleReference(entities.auditPlannings, planning)?.name).toBe('location');
    expect(titleOf(entities.auditPlannings, planning, { ...words('de-DE'), referred: 'Halle 3' })).toBe(
      'Halle 3',
    );
    expect(titleOf(entities.auditPlannings, planning, words('de-DE'))).toBe('05.03.2026');
    expect(titleReference(entities.auditPlannings, { ...planning, title: 'Frühjahr' })).toBeUndefined();
  });
});
