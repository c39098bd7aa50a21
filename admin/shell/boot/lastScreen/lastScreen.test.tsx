import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLastScreen, keepLastScreen } from '../../../data/session/lastScreen/keepLastScreen';

const who = { user: 'person', instance: 'account' };
const looks = { language: 'pl-PL', mode: 'light' };
const dashboard = `
  <nav data-later><a href="/equipments/overview">Menu</a></nav>
  <main>
    <span hidden data-dashboard="complete"></span>
    <input aria-label="Numer" value="">
    <ul><li><a class="tile" href="/equipments/overview?due=overdue">381</a></li></ul>
    <button class="scan">Skanuj</button>
  </main>`;

let head: Node[] = [];
let shadow: ShadowRoot | undefined;
const attachShadow = Element.prototype.attachShadow;
const app = () => document.getElementById('root') as HTMLElement; // added by each test
const inApp = <E extends HTMLElement>(selector: string) => app().querySelector(selector) as E; // in the dashboard
const inPicture = <E extends HTMLElement>(selector: string) => shadow?.querySelector(selector) as E; // as above
const host = () => document.querySelector('last-screen');

beforeEach(() => {
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    shadow = attachShadow.call(this, init);
    return shadow;
  });
  window.scrollTo = vi.fn();
  window.history.replaceState(null, '', '/start/dashboard');
  head = [...document.head.childNodes];
  document.head.innerHTML = '<style>html { color: red } .tile { top: 1px } .elsewhere { top: 2px }</style>';
  document.body.innerHTML = `<div id="root">${dashboard}</div>`;
  localStorage.setItem('plumbline.last', JSON.stringify(who && { ...who, language: 'pl-PL' }));
  localStorage.setItem('plumbline.window', JSON.stringify({ mode: 'light' }));
  localStorage.setItem('plumbline-last-activity', String(Date.now()));
});
afterEach(() => {
  document.body.innerHTML = '<div data-lock></div>';
  document.head.replaceChildren(...head);
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The next start, before the app's own scripts run. */
async function openAgain(): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  shadow = undefined;
  vi.resetModules();
  // @ts-expect-error a script of the page, without types
  await import('../../../public/lastScreen.js');
}

async function appStands(html = dashboard): Promise<void> {
  app().innerHTML = html;
  await vi.waitFor(() => expect(host()).toBeNull());
}

it('shows the last screen at the next start, without data only the app can know', async () => {
  inApp<HTMLInputElement>('input').setAttribute('value', 'REG-1');
  expect(keepLastScreen(app(), who, looks)).toBe(true);
  await openAgain();
  expect(inPicture('.tile').textContent).toBe('381');
  expect(inPicture('nav').childElementCount).toBe(0);
  expect(inPicture<HTMLInputElement>('input').value).toBe('');
  const css = inPicture('style').textContent;
  expect(css).toContain(':host { color: red');
  expect(css).toContain('.tile {');
  expect(css).not.toContain('.elsewhere');
});

it('transfers typed text and the cursor to the app', async () => {
  keepLastScreen(app(), who, looks);
  await openAgain();
  expect(app().inert).toBe(true);
  const before = inPicture<HTMLInputElement>('input');
  before.focus();
  before.value = 'REG-7';
  before.setSelectionRange(3, 3);
  const heard = vi.fn();
  app().addEventListener('input', heard);
  await appStands();
  const input = inApp<HTMLInputElement>('input');
  expect([input.value, input.selectionStart, document.activeElement]).toEqual(['REG-7', 3, input]);
  expect(heard).toHaveBeenCalledOnce();
  expect(app().inert).toBe(false);
});

it.each(['.tile', '.scan'])('repeats the last click in the app: %s', async (wanted) => {
  keepLastScreen(app(), who, looks);
  await openAgain();
  const clicked: Element[] = [];
  app().addEventListener('click', (event) => {
    event.preventDefault();
    const { target } = event;
    if (target instanceof Element) clicked.push(target);
  });
  inPicture(wanted === '.tile' ? '.scan' : '.tile').click();
  inPicture(wanted).click();
  expect(inPicture('[data-wanted]').matches(wanted)).toBe(true);
  await appStands();
  await vi.waitFor(() => expect(clicked).toEqual([inApp(wanted)]));
});

it('searches in the app for text typed before Enter', async () => {
  keepLastScreen(app(), who, looks);
  await openAgain();
  inPicture<HTMLInputElement>('input').value = 'REG-7';
  inPicture('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const heard: unknown[] = [];
  app().addEventListener('keydown', ({ key, target }) =>
    heard.push([key, (target as HTMLInputElement).value]),
  ); // the listener receives keys of inputs only
  await appStands();
  await vi.waitFor(() => expect(heard).toEqual([['Enter', 'REG-7']]));
});

it('is removed for any other content of the app, and for the lock', async () => {
  keepLastScreen(app(), who, looks);
  await openAgain();
  expect(host()).not.toBeNull();
  window.history.replaceState(null, '', '/instances/overview');
  await appStands('<main><h1>Konta</h1></main>');
  window.history.replaceState(null, '', '/');
  await openAgain();
  expect(host()).not.toBeNull();
  document.body.insertAdjacentHTML('beforeend', '<div data-lock></div>');
  await vi.waitFor(() => expect(host()).toBeNull());
});

it('is removed as soon as the session ends, before the app renders', async () => {
  keepLastScreen(app(), who, looks);
  await openAgain();
  expect(host()).not.toBeNull();
  forgetLastScreen();
  expect(host()).toBeNull();
  await vi.waitFor(() => expect(app().inert).toBe(false));
});

const change = (name: string, value: unknown) => () => localStorage.setItem(name, JSON.stringify(value));

it.each<[string, () => void]>([
  ['another person', change('plumbline.last', { ...who, language: 'pl-PL', user: 'other' })],
  ['another account', change('plumbline.last', { ...who, language: 'pl-PL', instance: 'other' })],
  ['somebody who owes a sign-out', change('plumbline.last', { owes: true })],
  ['nobody', () => localStorage.removeItem('plumbline.last')],
  ['who must unlock first', change('plumbline-last-activity', Date.now() - 7_200_000)],
  ['whose last sign of life is not known', () => localStorage.removeItem('plumbline-last-activity')],
  ['who reads another language now', change('RaStoreplumbline.locale', 'de-DE')],
  ['who works in the dark now', change('plumbline.window', { mode: 'dark' })],
  ['another window', () => vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)],
  ['another screen', () => window.history.replaceState(null, '', '/equipments/overview')],
])('stands before nobody else: %s', async (_who, happens) => {
  keepLastScreen(app(), who, looks);
  happens();
  await openAgain();
  expect(host()).toBeNull();
});

it('is used on the same day only', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 23, 59) });
  keepLastScreen(app(), who, looks);
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
  await openAgain();
  vi.useRealTimers();
  expect(host()).toBeNull();
});

it('is stored only if no field has focus and nothing is loading', () => {
  inApp('input').focus();
  expect(keepLastScreen(app(), who, looks)).toBe(false);
  inApp('input').blur();
  inApp('li').innerHTML = '<span class="MuiSkeleton-root"></span>';
  expect(keepLastScreen(app(), who, looks)).toBe(false);
  expect(localStorage.getItem('plumbline.lastScreen')).toBeNull();
});
