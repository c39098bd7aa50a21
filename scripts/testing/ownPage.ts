import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// A shared worker uses the same window for the next file; elements, storage, properties and listeners of a file are
// removed after it. The page's head stays: packages would not write it again, except for the styles (see ownStyles).
const view = document.defaultView ?? window;
const prototypes = [view.Element.prototype, view.HTMLElement.prototype];
const known = prototypes.map((prototype) => new Set(Object.getOwnPropertyNames(prototype)));
const forget = [view, window, document].map(noteListeners);

afterAll(() => {
  cleanup();
  for (const each of forget) each();
  for (const [index, prototype] of prototypes.entries())
    for (const name of Object.getOwnPropertyNames(prototype))
      if (!known[index]?.has(name)) Reflect.deleteProperty(prototype, name);
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/**
 * Listeners of packages stay, as those stay loaded; those of our own modules, which are reset for each file, are
 * removed.
 */
function noteListeners(target: Window | Document): () => void {
  const add = target.addEventListener;
  const noted: Parameters<typeof add>[] = [];
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    if (!isPackage(new Error().stack)) noted.push(listener);
    add.apply(target, listener);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of noted) target.removeEventListener(type, listener, options);
  };
}

/** Whether a package is the caller; the first lines of a stack are its message and the calling function here. */
const isPackage = (stack = '') => stack.split('\n')[2]?.includes('node_modules') === true;
