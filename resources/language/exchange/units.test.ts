import { describe, expect, it } from 'vitest';
import { unitFactor, unitOfHeader } from './units';

describe('unitOfHeader', () => {
  it.each([
    ['Nośność pola [kg]', 'kg', 'kg'],
    ['Nośność pola (kN)', 'kg', 'kN'],
    ['Nośność pola kN', 'kg', 'kN'],
    ['Nośność pola w kN', 'kg', 'kN'],
    ['Feldlast in t', 'kg', 't'],
    ['Feldlast/kg', 'kg', 'kg'],
    ['Fachlast (max., daN)', 'kg', 'daN'],
    ['Fachlast kg/Fach', 'kg', 'kg/Fach'],
    ['Bay load lbs', 'kg', 'lbs'],
    ['Tiefe cm', 'mm', 'cm'],
    ['Tiefe, cm', 'mm', 'cm'],
    ['Tiefe_cm', 'mm', 'cm'],
    ['Depth (in)', 'mm', 'in'],
    ['Depth in', 'mm', 'in'],
    ['Depth in inches', 'mm', 'inches'],
    ['Mélység m', 'mm', 'm'],
    ['Load (3 m) [kg]', 'kg', 'kg'],
    ['Max years of use', 'years', 'years'],
    ['Nutzungsdauer (Monate)', 'years', 'Monate'],
  ])('reads the unit of %s', (header, wanted, unit) => {
    expect(unitOfHeader(header, wanted)).toBe(unit);
    expect(unitFactor(unit, wanted)).not.toBe(null);
  });

  it.each([
    'Feldlast',
    'Nośność pola (maks.)',
    'Tiefe (außen gemessen)',
    'm',
    'Load in bay',
    'T-Träger Last',
  ])('finds none in %s', (header) => {
    expect(unitOfHeader(header, 'kg')).toBe(undefined);
  });

  it.each([
    ['Feldlast [kips]', 'kips'],
    ['Feldlast kg/m²', 'kg/m²'],
    ['Feldlast [kN/m²]', 'kN/m²'],
    ['Feldlast (kg, t)', 'kg, t'],
    ['Feldlast [mm]', 'mm'],
  ])('hands over what a person must say of %s', (header, word) => {
    expect(unitOfHeader(header, 'kg')).toBe(word);
    expect(unitFactor(word, 'kg')).toBe(null);
  });
});
