import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';
import { afterAll } from 'vitest';

let styles: EmotionCache | undefined;
const Look = withEmotionCache((_: object, found: EmotionCache) => {
  styles = found;
  return null;
});
render(<Look />).unmount();

// A worker goes on with the next file in the same window: each draws with the styles that it wrote itself, whatever one
// before did to the page's head, and jsdom need not read those of all.
afterAll(() => {
  if (!styles) return;
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
});
