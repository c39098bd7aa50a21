import { expect, it } from 'vitest';
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
