import { afterAll } from 'vitest';
import { quickStyles } from './quickStyles';

// The tests' global object replaces the page's window, but is another object.
const places = [globalThis.window, document.defaultView ?? globalThis.window];
const before = places.map((place) => place.getComputedStyle);
const quickly = quickStyles(document.defaultView ?? globalThis.window);
for (const place of places) place.getComputedStyle = quickly;

afterAll(() => {
  for (const [index, place] of places.entries()) place.getComputedStyle = before[index] ?? quickly;
});
