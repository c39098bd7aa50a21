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

it('hides everything beneath, including later content, and the title', () => {
  const dialog = document.createElement('div');
  document.body.append(dialog);
  expect([isDrawn(document.querySelector('#root')), isDrawn(dialog), isDrawn(place), document.title]).toEqual(
    [false, false, true, 'Locked'],
  );
});

it('blocks keys beneath, but not its own', () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  window.addEventListener('keydown', listen);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  place.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['a']);
});

it('blocks the browser’s back button', () => {
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.removeEventListener('popstate', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('stays accessible when a dialog opens beneath', async () => {
  place.setAttribute('aria-hidden', 'true');
  await Promise.resolve();
  expect(place.hasAttribute('aria-hidden')).toBe(false);
});

it('restores everything', () => {
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
