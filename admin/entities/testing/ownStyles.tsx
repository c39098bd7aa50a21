import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';
import { afterAll } from 'vitest';

let styles: EmotionCache | undefined;
const Look = withEmotionCache((_: object, found: EmotionCache) => {
  styles = found;
  return null;
});
render(<Look />).unmount();

// A shared worker uses the same window for the next file: each file starts without the styles of the previous one,
// which jsdom would otherwise apply as well.
afterAll(() => {
  if (!styles) return;
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
});
