import { type ImportPlan, noCounts } from '@plumbline/resources/rules/import/importSession';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from './testing/lineToServer';
import { actor, openImport, sessionWith } from './testing/openImport';

vi.mock('../../data/session/session', async () => ({
  apiFetch: (await import('./testing/lineToServer')).lineToServer,
}));

const limits = { maxBytes: 1000 };
const refusal = (code: string, data = {}) => ({ code, message: code, data });
const counts = { ...noCounts(), rows: 95, created: 74, refused: 21, problems: 1, byColumn: { 0: 1 } };
const plan = {
  mapping: [
    { column: 0, target: 'identNumber' },
    { column: 1, target: null },
  ],
  target: {},
  create: {},
  keepUnmapped: null,
  unreadable: 'refuseRow' as const,
  existing: 'overwrite' as const,
};
const checked = sessionWith({
  state: 'checked',
  counts,
  plan,
  progress: { done: 96, total: 95 },
  problems: [
    {
      row: 10,
      column: 6,
      header: 'Nächste Prüfung',
      value: 'sofort',
      expected: { message: 'import.expected.date' },
    },
  ],
});

describe('the file', () => {
  it('says why a file was refused and asks for another', async () => {
    const screen = await openImport(({ method }) =>
      method === 'POST'
        ? { status: 415, body: refusal('IMPORT_FILE_TYPE', { found: 'pdf' }) }
        : { body: limits },
    );
    await screen.choose(new File(['%PDF'], 'skan.pdf'));
    expect(screen.text()).toContain('Tego pliku nie można zaimportować');
    expect(screen.button('Wybierz plik')?.disabled).toBe(false);
    await screen.close();
  });

  it('does not send what is too large', async () => {
    const screen = await openImport(() => ({ body: limits }));
    await screen.choose(new File(['x'.repeat(1001)], 'lista.csv'));
    expect(screen.text()).toContain('Plik jest za duży');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await screen.close();
  });

  it('shows what was recognised', async () => {
    const screen = await openImport(({ path }) => ({ body: path === '' ? limits : sessionWith() }));
    await screen.choose(new File(['x'], 'drabiny ż.xlsx'));
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe(
      '?resource=equipments&name=drabiny+%C5%BC.xlsx',
    );
    expect(screen.cells()).toEqual([
      ['1', 'Nr', 'Material'],
      ['2', '1', 'Alu'],
    ]);
    await screen.close();
  });
});

describe('the columns', () => {
  it('asks for what is missing before anything can be tried', async () => {
    const screen = await openImport(() => ({ body: sessionWith() }), { remembered: 's1' });
    await screen.press('Dalej');
    expect(screen.text()).toContain('Do uzupełnienia');
    expect(screen.text()).toContain('Przypisz kolumnę do pola „Model”');
    expect(screen.text()).toContain('Przypisz kolumnę do pola „Lokalizacja”');
    expect(screen.text()).toContain('dopuść wpisy bez klienta');
    expect(screen.button('Uruchom próbę')?.disabled).toBe(true);
    await screen.close();
  });
});

describe('dry run and import', () => {
  it('finds the dry run again after a reload: row, column, value, what was expected', async () => {
    const screen = await openImport(() => ({ body: checked }), { remembered: 's1' });
    expect(screen.cells()).toEqual([['10', 'Nächste Prüfung', 'sofort', 'data, np. 24.12.2026']]);
    expect(screen.text()).toContain('nowe74');
    expect(screen.text()).toContain('odrzucone21');
    await screen.close();
  });

  it('says how many rows become entries of the account’s own beside the shared ones', async () => {
    const session = { ...checked, counts: { ...counts, twins: 2 } };
    const screen = await openImport(() => ({ body: session }), { remembered: 's1' });
    expect(screen.text()).toContain('2 wiersze zmieniają wpisy ze wspólnego katalogu.');
    await screen.close();
    const without = await openImport(() => ({ body: checked }), { remembered: 's1' });
    expect(without.text()).not.toContain('wspólnego katalogu');
    await without.close();
  });

  it('asks what can be read in two ways with what each answer makes of it, and tries again with the answer', async () => {
    const question = {
      column: 0,
      header: 'Nośność',
      about: 'decimal' as const,
      word: null,
      unit: 'kg',
      answers: [',', '.'],
      samples: [{ row: 2, value: '25.500', readings: [25500, 25.5] }],
    };
    const asked = { ...sessionWith({ state: 'asked', plan }), questions: [question] };
    const screen = await openImport(() => ({ body: asked }), { remembered: 's1' });
    expect(screen.text()).toContain('1 pytanie, zanim cokolwiek zostanie zapisane');
    expect(screen.text()).toContain('Kolumna „Nośność”: jaki znak oddziela część dziesiętną?');
    expect(screen.text()).toMatch(/Wiersz 2: 25\.500 → 25\s500 kg/);
    expect(screen.text()).toContain('Wiersz 2: 25.500 → 25,5 kg');
    expect(screen.button('Zatwierdź odpowiedzi i uruchom próbę')?.disabled).toBe(true);
    await act(async () => document.querySelector<HTMLInputElement>('input[value="."]')?.click());
    await screen.press('Zatwierdź odpowiedzi i uruchom próbę');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      mapping: [{ column: 0, target: 'identNumber', decimal: '.' }, { column: 1 }],
    });
    await screen.close();
  });

  it('lists before and after what is converted, replaced and left out', async () => {
    const found = {
      counts: { ...counts, notices: 1 },
      notices: [
        {
          row: 3,
          column: 1,
          header: 'Kategoria',
          value: 'Drzwi',
          expected: { message: 'import.notice.replaced', args: { stored: 'Regały' } },
        },
      ],
      conversions: [
        {
          column: 1,
          header: 'Nośność kN',
          from: 'kN',
          to: 'kg',
          factor: 1000 / 9.80665,
          row: 2,
          value: '4,5',
          stored: 458.8723,
        },
      ],
    };
    for (const state of ['checked', 'done'] as const) {
      const screen = await openImport(() => ({ body: { ...checked, ...found, state } }), {
        remembered: 's1',
      });
      expect(screen.text()).toContain('1 zastąpiona lub pominięta wartość');
      expect(screen.cells()).toContainEqual(['3', 'Kategoria', 'Drzwi', 'pozostaje: Regały']);
      expect(screen.text()).toContain('1 kN = 101,972 kg. Przykład: wiersz 2, „4,5” → 458,872');
      expect(screen.text()).toContain('(9,80665 m/s²)');
      expect(screen.text()).toContain('Kolumny, które nie są importowane: Material');
      await screen.close();
    }
  });

  it('asks there and then what new models get, and imports nothing before that was tried', async () => {
    const unchosen = {
      row: 2,
      column: 1,
      header: 'Model',
      value: 'Zeta 9',
      expected: { message: 'import.problem.newUnchosen', args: { value: 'Zeta 9' } },
    };
    const mapping = [plan.mapping[0], { column: 1, target: 'product' }];
    const session = { ...checked, plan: { ...plan, mapping, create: { product: {} } }, problems: [unchosen] };
    const screen = await openImport(() => ({ body: session }), { remembered: 's1' });
    expect(screen.text()).toContain('Wybierz dane dla nowych wpisów');
    expect(screen.text()).toContain('Kategoria dla nowych wpisów');
    expect(screen.button('Powtórz próbę')?.disabled).toBe(true);
    await screen.close();
  });

  it('lets what was changed be imported once it was tried', async () => {
    const mapping = [plan.mapping[0], { column: 1, target: 'product' }];
    const before = { ...plan, mapping, target: { owner: 'o', location: 'l' } };
    let session = { ...checked, plan: before as ImportPlan };
    const screen = await openImport(
      ({ method, body }) => {
        // The server keeps the plan it was sent.
        if (method === 'POST') session = { ...session, plan: body as ImportPlan };
        return { body: session };
      },
      { remembered: 's1' },
    );
    await screen.press('Zmień przypisanie');
    await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
    await screen.press('Uruchom próbę');
    expect(session.plan).not.toEqual(before);
    expect(screen.button('Importuj 74 wiersze')?.disabled).toBe(false);
    await screen.close();
  });

  it('imports what was tried and shows the result', async () => {
    let state = checked;
    const screen = await openImport(
      ({ method, path }) => {
        if (method === 'POST' && path === '/s1/run') state = { ...checked, state: 'done' };
        return { body: state };
      },
      { remembered: 's1' },
    );
    await screen.press('Importuj 74 wiersze');
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/s1/run']);
    expect(screen.text()).toContain('Import zakończony');
    await screen.press('Importuj inną listę');
    expect(screen.button('Wybierz plik')).toBeDefined();
    await screen.close();
  });

  it('says what is kept when an import breaks off', async () => {
    const failed = {
      ...checked,
      state: 'failed' as const,
      error: { code: 'IMPORT_QUOTE_OPEN', data: { row: 1502 } },
    };
    const screen = await openImport(() => ({ body: failed }), { remembered: 's1' });
    expect(screen.text()).toContain('Import został przerwany. Zaimportowane już wiersze pozostają');
    expect(screen.text()).toContain('W wierszu 1502 otwarto cudzysłów');
    await screen.close();
  });

  it('begins anew, saying why, when the server no longer knows the import', async () => {
    const screen = await openImport(
      ({ path }) => (path === '/s1' ? { status: 404, body: refusal('IMPORT_NOT_FOUND') } : { body: limits }),
      { remembered: 's1' },
    );
    expect(screen.text()).toContain('Ten import wygasł lub został przerwany');
    expect(screen.button('Wybierz plik')).toBeDefined();
    await screen.close();
  });
});

it('tells who may not import', async () => {
  const screen = await openImport(() => ({ body: limits }), { as: { ...actor, role: 'SalesForce' } });
  expect(screen.text()).toContain('Brak uprawnień do importu');
  expect(screen.button('Wybierz plik')).toBeUndefined();
  await screen.close();
});
