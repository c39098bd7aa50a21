import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { takenValues } from './takenValues';

it('a value stands in another row of the list, never in the row itself that is tried once more', () => {
  const taken = takenValues(definitions.equipments);
  taken.note(3, { qrCode: 'Q-1' });
  expect(taken.rowWith(4, 'qrCode', { qrCode: 'q-1' })).toBe(3);
  expect(taken.rowWith(3, 'qrCode', { qrCode: 'q-1' })).toBeUndefined();
});
