import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { themesIn } from '../themes';
import { wearBrand } from './brandStore';
import { WindowLooks } from './WindowLooks';

let left: string[];
let watch: MutationObserver;
const link = () => document.querySelector('link[rel=manifest]');

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">');
  left = [];
  watch = new MutationObserver((changes) => {
    for (const { oldValue } of changes) left.push(oldValue ?? '');
  });
  const href = { attributes: true, attributeFilter: ['href'], attributeOldValue: true };
  watch.observe(document.head, { subtree: true, ...href });
});
afterEach(() => {
  watch.disconnect();
  link()?.remove();
  wearBrand(null);
});

it('leads to the manifest of the brand and back, and names none twice: browsers would fetch it twice', async () => {
  const theme = createTheme(themesIn(null).light);
  const brands = [null, { broker: 'north' } as Parameters<typeof wearBrand>[0], null]; // no more of one is asked for here
  for (const brand of brands) {
    wearBrand(brand);
    render(<WindowLooks />, { wrapper: (props) => <ThemeProvider theme={theme} {...props} /> });
    cleanup();
  }
  await Promise.resolve();
  expect(left).toEqual(['/manifest.webmanifest', '/api/brands/north/manifest.webmanifest']);
});

it('gives the window the icon of the brand, and its own back', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const theme = createTheme(themesIn(null).light);
  const shown = [{ broker: 'north' } as Parameters<typeof wearBrand>[0], null].map((brand) => {
    wearBrand(brand);
    render(<WindowLooks />, { wrapper: (props) => <ThemeProvider theme={theme} {...props} /> });
    cleanup();
    return [icon?.getAttribute('href'), icon?.type];
  });
  icon?.remove();
  expect(shown).toEqual([
    ['/api/brands/north/icon.png?size=192', 'image/png'],
    ['/icon.svg', 'image/svg+xml'],
  ]);
});
