import { expect, it } from 'vitest';
import { fittingType, typesThatFit } from './fittingType';

it.each([
  [{ expert: 1, light: 9 }, 'expert', 'expert'],
  [{ light: 9, maintenance: 12 }, 'expert', 'maintenance'],
  [{ light: 3 }, 'maintenance', 'light'],
  [{}, 'expert', 'expert'],
] as const)('of %j and the wish %s it is %s', (fitting, wished, found) => {
  expect(fittingType(fitting, wished)).toBe(found);
});

it('names the types that fit, the one of most pieces first', () => {
  expect(typesThatFit({ expert: 2, light: 0, maintenance: 5 })).toEqual(['maintenance', 'expert']);
});
