import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { takenValues } from './takenValues';

it('reports a value taken by another row of the list, not by the same row on a retry', () => {
  const taken = takenValues(definitions.equipments);
  taken.note(3, { qrCode: 'Q-1' });
  expect(taken.rowWith(4, 'qrCode', { qrCode: 'q-1' })).toBe(3);
  expect(taken.rowWith(3, 'qrCode', { qrCode: 'q-1' })).toBeUndefined();
});
