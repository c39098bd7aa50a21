import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { ImportSession } from '@plumbline/resources/rules/import/importSession';
import { act } from 'react';
import { AdminContext, memoryStore, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ActorContextProvider } from '../../../data/session/ActorProvider';
import { firstWords, i18nProvider } from '../../../data/words/i18nProvider';
import { untilCalm } from '../../../entities/testing/untilCalm';
import { ImportScreen } from '../ImportScreen';
import { type Answer, answerWith } from './lineToServer';

await firstWords;

const g = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }; // React looks for this mark of a test
g.IS_REACT_ACT_ENVIRONMENT = true;

export const actor: SessionSummary = {
  user: 'u',
  instance: 'i',
  contact: null,
  instanceName: 'Pion',
  instanceType: 'AUDITOR',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  language: 'pl-PL',
  email: 'a@b.example',
  name: 'Ż',
  contacts: [],
};

/** The import screen in a test; `remembered` is the import stored in this tab. */
export async function openImport(
  answers: Answer,
  { remembered, as = actor }: { remembered?: string; as?: SessionSummary } = {},
) {
  answerWith(answers);
  sessionStorage.clear();
  if (remembered) sessionStorage.setItem(`plumbline.import.${as.instance}.equipments`, remembered);
  const element = (
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} store={memoryStore()}>
      <ActorContextProvider value={as}>
        <ImportScreen resource="equipments" />
      </ActorContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  await untilCalm();
  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    text: () => page.textContent ?? '',
    cells: () =>
      [...page.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      ),
    button,
    press: async (name: string) => {
      const found = button(name);
      if (!found) throw new Error(`nothing is called ${name}`);
      await act(async () => found.click());
      await untilCalm();
    },
    choose: async (file: File) => {
      const input = page.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no place for a file');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
      await untilCalm();
    },
    close: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}

/** An import session as the server sends it. */
export const sessionWith = (more: Partial<ImportSession> = {}): ImportSession => ({
  id: 's1',
  resource: 'equipments',
  fileName: 'drabiny.xlsx',
  size: 31_000,
  state: 'read',
  plan: null,
  counts: null,
  problems: [],
  notices: [],
  questions: [],
  conversions: [],
  progress: { done: 0, total: null },
  error: null,
  createdAt: '2026-11-17T12:00:00.000Z',
  expiresAt: '2026-11-18T12:00:00.000Z',
  list: {
    kind: 'xlsx',
    encoding: null,
    encodings: [],
    delimiter: null,
    sheets: [{ name: 'Leitern', isHidden: false }],
    sheet: 'Leitern',
    headerRow: 1,
    columns: [
      {
        index: 0,
        letter: 'A',
        header: 'Nr',
        samples: [1, 2],
        target: 'identNumber',
        confidence: 0.75,
      },
      {
        index: 1,
        letter: 'B',
        header: 'Material',
        samples: ['Alu'],
        target: null,
        confidence: 0,
      },
    ],
    rows: [
      { row: 1, cells: ['Nr', 'Material'] },
      { row: 2, cells: [1, 'Alu'] },
    ],
  },
  ...more,
});
