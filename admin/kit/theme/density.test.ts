import { expect, it } from 'vitest';
import { themesIn } from './themes';

const buttonIn = (density: Parameters<typeof themesIn>[1]) => {
  const { light, dark } = themesIn(null, density);
  expect(dark.components?.MuiButton).toEqual(light.components?.MuiButton);
  return light.components?.MuiButton?.styleOverrides?.sizeSmall;
};

it('large buttons are no smaller for a thumb than small ones', () => {
  const { light } = themesIn(null, null);
  expect(light.components?.MuiButton?.styleOverrides?.sizeLarge).toHaveProperty(
    ['@media (pointer: coarse)'],
    {
      minHeight: 44,
    },
  );
});

it('buttons are as large as a thumb where that was chosen, nowhere where it was not, and by the pointer without a choice', () => {
  expect(buttonIn('comfortable')).toHaveProperty(['@media all'], { minHeight: 44 });
  expect(buttonIn('compact')).toHaveProperty(['@media not all'], { minHeight: 44 });
  expect(buttonIn(null)).toHaveProperty(['@media (pointer: coarse)'], { minHeight: 44 });
});
