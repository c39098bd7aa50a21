import { expect, it } from 'vitest';
import { darkPalette } from './palette';
import { themesIn } from './themes';

it('the words of a note that comes and goes have the colour of its ground, not of a page', () => {
  const { light, dark } = themesIn(null, null);
  for (const { components } of [light, dark])
    expect(components?.MuiAlert?.variants).toContainEqual({
      props: { severity: 'success', variant: 'filled' },
      style: expect.objectContaining({
        '& .MuiAlert-message': expect.objectContaining({ color: 'inherit' }),
      }),
    });
});

it('what is chosen in a pick-list stands on the ground on which small print can be read, focused or not', () => {
  const { components, palette } = themesIn(null).dark;
  const option = components?.MuiAutocomplete?.styleOverrides?.option;
  const style = typeof option === 'function' ? option({ theme: { palette } } as never) : null; // of the theme it reads the palette alone
  expect(style).toEqual({
    '&&[aria-selected="true"], &&[aria-selected="true"].Mui-focused': {
      backgroundColor: darkPalette.action.selected,
    },
  });
});
