import 'fake-indexeddb/auto';
import { newId } from '@plumbline/resources/language/ids';
import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { act, type ReactElement } from 'react';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setCurrentClient } from '../../../data/offline/currentClient';
import { createDevice, type Device, idle, type Tab } from '../../../data/offline/testing/createDevice';
import { ActorContextProvider } from '../../../data/session/ActorProvider';
import { firstWords, i18nProvider } from '../../../data/words/i18nProvider';
import { untilCalm } from '../../../entities/testing/untilCalm';
import { HallScan } from '../../planning/scan/HallScan';
import { AuditScreen } from '../AuditScreen';
import type { Fixture } from './auditFixture';

await firstWords;

/** The audit screen on a test device that has downloaded the location. */
export interface OpenAudit {
  device: Device;
  tab: Tab;
  page: HTMLElement;
  /** The current path. */
  path: () => string;
  go: (path: string) => Promise<void>;
  press: (name: string | RegExp, within?: Element) => Promise<void>;
  type: (label: string | RegExp, text: string, options?: { staysFocused?: boolean }) => Promise<void>;
  /** Waits until all writes are stored and rendered. */
  settle: () => Promise<void>;
  button: (name: string | RegExp, within?: Element) => HTMLElement;
  has: (text: string | RegExp) => boolean;
  close: () => Promise<void>;
}

const g = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React looks for this mark of a test
g.IS_REACT_ACT_ENVIRONMENT = true;
// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
// Auto-growing text areas ask for computed styles at every render, which is slow in jsdom.
const noStyle = document.createElement('div').style;
window.getComputedStyle = () => noStyle;

export async function openAudit(
  { server, ids }: Fixture,
  given: { device?: Device; audit?: string; at?: string } = {},
): Promise<OpenAudit> {
  const device = given.device ?? createDevice(newId());
  const tab = await device.openTab({ user: ids.user, instance: ids.instance, transport: server.transport });
  await tab.client.download([ids.location]);
  setCurrentClient(tab.client);
  const router = createMemoryRouter(
    [
      { path: '/audits/planning/:planning/audit/:audit', element: screen(<AuditScreen />, ids) },
      { path: '/audits/planning/:id/scan', element: screen(<HallScan />, ids) },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [given.at ?? `/audits/planning/${ids.planning}/audit/${given.audit ?? ids.audit}`] },
  );
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));

  const settle = () => untilCalm(() => idle(tab));
  // Waits for what is loaded when a screen opens.
  const appearing = async (look: () => HTMLElement): Promise<HTMLElement> => {
    const end = performance.now() + 120_000;
    for (;;)
      try {
        return look();
      } catch (error) {
        if (performance.now() > end) throw error;
        await settle();
      }
  };
  const button = (name: string | RegExp, within: Element = document.body) =>
    find(within, 'button, [role="button"], a', name);
  return {
    device,
    tab,
    page,
    settle,
    button,
    path: () => router.state.location.pathname,
    go: async (path) => {
      await act(async () => {
        await router.navigate(path);
      });
    },
    press: async (name, within) => {
      const found = await appearing(() => button(name, within));
      await act(async () => found.click());
      await settle();
    },
    type: async (label, text, { staysFocused = false } = {}) => {
      const field = await appearing(() => find(document.body, 'input, textarea', label));
      await act(async () => {
        field.focus();
        const proto =
          field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      if (!staysFocused) await act(async () => field.blur());
      await settle();
    },
    has: (text) =>
      typeof text === 'string'
        ? (document.body.textContent ?? '').includes(text)
        : text.test(document.body.textContent ?? ''),
    close: async () => {
      await act(async () => root.unmount());
      page.remove();
      setCurrentClient(null);
      await tab.client.close();
    },
  };
}

function screen(element: ReactElement, ids: Fixture['ids']): ReactElement {
  return (
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} store={memoryStore()}>
      <ActorContextProvider value={actorOf(ids)}>{element}</ActorContextProvider>
    </AdminContext>
  );
}

const actorOf = ({ user, instance }: Fixture['ids']): SessionSummary => ({
  user,
  instance,
  contact: null,
  instanceName: 'Pion',
  instanceType: 'AUDITOR',
  role: 'Employee',
  locations: 'all',
  categories: 'all',
  email: 'auditor@example.test',
  name: 'Tomasz',
  language: 'pl-PL',
  contacts: [],
});

function find(within: Element, selector: string, name: string | RegExp): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const known = nameOf(element);
    return typeof name === 'string' ? known === name : name.test(known);
  });
  const [first] = found;
  if (!first)
    throw new Error(
      `nothing is called ${name}; there is: ${[...within.querySelectorAll(selector)].map(nameOf).join(' | ')}`,
    );
  return first;
}

/** The accessible name. */
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (ids.length > 0)
    return ids
      .map((id) => read(document.getElementById(id)))
      .join(' ')
      .trim();
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const own = element.id
    ? [...document.querySelectorAll('label')].find((one) => one.htmlFor === element.id)
    : undefined;
  return read(own ?? element).trim();
}

// Decoration is not part of a name.
function read(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true);
  if (copy instanceof Element)
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ');
}
