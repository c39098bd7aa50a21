import { expect, it } from 'vitest';
import { type Inspection, nextOpen } from '../usePlanningInspections';
import { findByCode, matches } from './searchInspections';

const inspection = (id: string, equipment: Partial<Inspection['equipment']>, isOpen = true): Inspection =>
  // The search looks at a handful of fields alone.
  ({
    audit: { id },
    equipment,
    productName: 'SSI Regał',
    locationName: 'Łódź',
    isOpen,
    isStarted: false,
  }) as Inspection;

const one = inspection('1', { identNumber: 'REG-1', qrCode: 'PL-0001', place: 'Gang 4' });
const two = inspection('2', { identNumber: 'REG-12', qrCode: null, serialNumber: 'S/77' }, false);
const three = inspection('3', { identNumber: 'REG-3' });

it('finds by every word, in any field, whatever the accents', () => {
  expect(matches(one, 'gang reg')).toBe(true);
  expect(matches(one, 'lodz regal')).toBe(true);
  expect(matches(one, 'gang 5')).toBe(false);
  expect(matches(two, 's/77')).toBe(true);
  expect(matches(two, '')).toBe(true);
});

it('a scanned code is exact', () => {
  expect(findByCode([two, one], 'pl-0001')).toEqual([one]);
  expect(findByCode([two, one], 'REG-1')).toEqual([one]);
  expect(findByCode([two, one], 'REG')).toEqual([]);
  // No part of a code is one.
  const numbered = inspection('4', { identNumber: '1' });
  expect(findByCode([numbered], 'A/1')).toEqual([]);
});

it('of a code, a number and a serial number the code counts, then the number; several are all named', () => {
  const serial = inspection('5', { identNumber: 'A', serialNumber: 'X-1' });
  const number = inspection('6', { identNumber: 'X-1' });
  const code = inspection('7', { identNumber: 'B', qrCode: 'X-1' });
  expect(findByCode([serial, number, code], 'x-1')).toEqual([code]);
  expect(findByCode([serial, number], 'X-1')).toEqual([number]);
  expect(
    findByCode([serial, inspection('8', { identNumber: 'C', serialNumber: 'X-1' })], 'X-1'),
  ).toHaveLength(2);
});

it('goes on to the next open one, and round to what was left out', () => {
  expect(nextOpen([one, two, three], '1')).toBe(three);
  expect(nextOpen([one, two, three], '3')).toBe(one);
  expect(nextOpen([two], '2')).toBeUndefined();
});
