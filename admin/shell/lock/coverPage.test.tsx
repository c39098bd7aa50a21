import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverPage } from './coverPage';

let place: HTMLElement;
let uncover: () => void;
const input = () => document.querySelector<HTMLInputElement>('#name') ?? document.createElement('input');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><input id="name" value="Śliwiński"><button>Save</button></div>';
  document.title = 'Kontakt: Śliwiński';
  window.scrollTo = vi.fn();
  input().focus();
  place = document.createElement('div');
  place.innerHTML = '<input id="password">';
  uncover = coverPage(place, 'Locked');
});
afterEach(() => uncover());

const isDrawn = (element: Element | null) => element !== null && getComputedStyle(element).display !== 'none';

it('draws nothing beneath, also of what comes later, and gives nothing away by the title', () => {
  const dialog = document.createElement('div');
  document.body.append(dialog);
  expect([isDrawn(document.querySelector('#root')), isDrawn(dialog), isDrawn(place), document.title]).toEqual(
    [false, false, true, 'Locked'],
  );
});

it('lets no key through to what lies beneath, and every key to itself', () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', listen);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  place.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['a']);
});

it('keeps the browser’s back button from the screen beneath', () => {
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('stays readable for a screen reader when a dialog opens beneath', async () => {
  place.setAttribute('aria-hidden', 'true');
  await Promise.resolve();
  expect(place.hasAttribute('aria-hidden')).toBe(false);
});

it('gives everything back as it was', () => {
  place.querySelector('input')?.focus();
  uncover();
  expect([isDrawn(document.querySelector('#root')), document.title, input().value]).toEqual([
    true,
    'Kontakt: Śliwiński',
    'Śliwiński',
  ]);
  expect(document.activeElement).toBe(input());
  expect(document.querySelector('[data-lock]')).toBeNull();
});
