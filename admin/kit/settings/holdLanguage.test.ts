import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { holdLanguage } from './holdLanguage';
import { holdUnsavedWork } from './unsavedWork';

Object.assign(globalThis, { window: globalThis.window ?? new EventTarget() });

/** What another tab writes reaches the store beneath. */
function tab() {
  const beneath = memoryStore();
  beneath.setup();
  const store = holdLanguage(beneath);
  const heard: unknown[] = [];
  const stop = store.subscribe('locale', (value: unknown) => heard.push(value));
  return { beneath, store, heard, stop };
}

it('hears at once of a language that is chosen here or, with nothing typed, in another tab', () => {
  const { beneath, store, heard } = tab();
  beneath.setItem('locale', 'de-DE');
  const release = holdUnsavedWork();
  store.setItem('locale', 'hu-HU');
  release();
  expect(heard).toEqual(['de-DE', 'hu-HU']);
});

it('is not told of another tab’s choice before what is typed here is saved, and then of the last one', () => {
  const { beneath, heard } = tab();
  const release = holdUnsavedWork();
  beneath.setItem('locale', 'de-DE');
  beneath.setItem('locale', 'en-EN');
  expect(heard).toEqual([]);
  release();
  expect(heard).toEqual(['en-EN']);
});

it('who listens no longer hears nothing of it afterwards', () => {
  const { beneath, heard, stop } = tab();
  const release = holdUnsavedWork();
  beneath.setItem('locale', 'de-DE');
  stop();
  release();
  expect(heard).toEqual([]);
});

it('is read as it is drawn by what appears meanwhile, and as it was chosen once nothing is typed', () => {
  const { beneath, store } = tab();
  store.setItem('locale', 'pl-PL');
  const release = holdUnsavedWork();
  beneath.setItem('locale', 'de-DE');
  expect(store.getItem('locale')).toBe('pl-PL');
  release();
  expect(store.getItem('locale')).toBe('de-DE');
});

it('is the first choice of the person who asks while none was made, also while something is typed', () => {
  const { beneath, store } = tab();
  expect(store.getItem('locale', 'hu-HU')).toBe('hu-HU');
  const release = holdUnsavedWork();
  beneath.setItem('locale', 'de-DE');
  expect(store.getItem('locale', 'hu-HU')).toBe('hu-HU');
  release();
});

it('still tells another tab’s choice from one made here after a full disk took nothing', () => {
  const beneath = memoryStore();
  beneath.setup();
  const store = holdLanguage({
    ...beneath,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const heard: unknown[] = [];
  store.subscribe('locale', (value: unknown) => heard.push(value));
  expect(() => store.setItem('sidebar.open', true)).toThrow('full');
  const release = holdUnsavedWork();
  beneath.setItem('locale', 'de-DE');
  expect(heard).toEqual([]);
  release();
});
