import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from './testing/auditFixture';
import { type OpenAudit, openAudit } from './testing/openAudit';

let fixture: Fixture;
let screen: OpenAudit;
const row = (id: string) => document.getElementById(`checkpoint-${id}`)!;
const section = (id: string) => document.getElementById(`section-${id}`)!;
const audit = () => screen.tab.client.record('audits', fixture.ids.audit)!;
const answer = (checkpoint: string) => (audit().answers ?? []).find((one) => one.checkpoint === checkpoint);
const dialog = () => document.querySelector('[role="dialog"]');
const setAside = async (part: string) => {
  section(part).querySelector<HTMLInputElement>('input[type="checkbox"]')!.click();
  await screen.settle();
};

beforeEach(async () => {
  localStorage.clear();
  fixture = createFixture();
  screen = await openAudit(fixture);
});
afterEach(() => screen.close());
afterEach(() => vi.restoreAllMocks());

it('shows which piece it is, and takes the answers of every checkpoint type', async () => {
  for (const text of ['REG-1', 'Gang 4', 'Halle 2', 'SSI PR 600', 'Bez zastrzeżeń'])
    expect(screen.has(text)).toBe(true);
  // What its category wants at the head; the load stands on the plate already.
  await screen.press(/^Gang 4/);
  expect(screen.has(/Abnahme04\.05\.2020/)).toBe(true);
  expect(document.body.textContent?.match(/2500 kg/g)).toHaveLength(1);

  await screen.press('Nie', row('yes'));
  expect(answer('yes')).toMatchObject({ answer: 'NO' });
  expect(screen.button('Nie', row('yes')).getAttribute('aria-pressed')).toBe('true');
  await screen.press('Nie', row('yes'));
  expect(answer('yes')).toMatchObject({ answer: null });
  await screen.press('Tak', row('yes'));

  await screen.press('Nie', row('yesComment'));
  await screen.type('Uwagi', 'Brak protokołu');
  expect(answer('yesComment')).toMatchObject({ answer: 'NO', comment: 'Brak protokołu' });

  await screen.press('Niezgodne', row('okay'));
  expect(answer('okay')).toMatchObject({ answer: 'NOT_OKAY' });
  expect(section('docs').textContent).toContain('3 / 3');

  await screen.press('Nie stwierdzono usterek', row('only'));
  expect(answer('only')).toMatchObject({ answer: 'OKAY' });

  await screen.type('2.3 NUMBER number', '4,5');
  // Also while the heading is scrolled out of sight.
  expect(document.querySelector('input[aria-label="NUMBER number"]')).not.toBeNull();
  expect(answer('number')).toMatchObject({ number: 4.5, dangerLevel: 'orange' });
  expect(row('number').textContent).toContain('sugerowany');
  await screen.press(/^Czerwony/, row('number'));
  expect(answer('number')).toMatchObject({ number: 4.5, dangerLevel: 'red' });
  await screen.type('2.3 NUMBER number', '4,5,6');
  expect(answer('number')).toMatchObject({ number: 4.5 });
  expect(row('number').querySelector('[role="alert"]')?.textContent).toMatch(/nie jest liczba/);

  expect(audit().dateStarted).toMatch(/^\d{4}-/);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

it('captures a deficiency where something is not okay, and asks for what it needs', async () => {
  screen.device.goOffline();
  await screen.press('Niezgodne', row('capture'));
  await screen.press('Zapisz usterkę');
  expect(dialog()?.querySelectorAll('[role="alert"]')).toHaveLength(2);
  expect(screen.tab.client.list('deficiencies').total).toBe(0);
  await screen.press(/^Czerwony/, dialog()!);
  await screen.type(/^Opis/, 'Słup wygięty');
  // What does not fit is said, not left out in silence.
  await screen.type(/^Zalecenie/, 'x'.repeat(2001));
  expect(dialog()?.textContent).toContain('Tekst jest dłuższy niż 2000 zn.');
  await screen.type(/^Zalecenie/, 'Wymienić słup');
  expect(dialog()?.textContent).not.toContain('Tekst jest dłuższy');
  await screen.press('Zapisz usterkę');
  expect(screen.tab.client.list('deficiencies').records).toMatchObject([
    {
      audit: fixture.ids.audit,
      checkpoint: 'capture',
      description: 'Słup wygięty',
      measure: 'Wymienić słup',
      dangerLevel: 'red',
      status: 'OPEN',
    },
  ]);
  expect(answer('capture')).toMatchObject({ answer: 'NOT_OKAY' });
  expect(row('capture').textContent).toContain('Słup wygięty');
  expect(localStorage.length).toBe(0);
});

it('finishes only when nothing mandatory is missing, a result is chosen, and a contradiction is confirmed', async () => {
  await screen.press('Zakończ przegląd');
  await vi.waitFor(() => expect(dialog()?.textContent ?? '').toContain('Brakuje 5 punktów kontrolnych'));
  await screen.press(/YES_NO yes/, dialog()!);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('checkpoint-yes'));
  await setAside('docs');
  expect(audit().notApplicableParts).toMatchObject([{ part: 'docs' }]);
  expect(row('yes')).toBeNull();
  await screen.press('Zgodne', row('capture'));
  await screen.type('2.3 NUMBER number', '1');
  // All answered is not all there is to give.
  expect(screen.has('Komplet')).toBe(false);
  await screen.press('Brakuje wyniku');
  expect(screen.has('Wybierz wynik ogólny')).toBe(true);
  await screen.press('Zakończ przegląd');
  expect(screen.has('Wybierz wynik ogólny')).toBe(true);
  await screen.press('Do kasacji');
  expect(screen.button('Komplet')).toHaveProperty('disabled', true);
  await screen.press('Zakończ przegląd');
  await vi.waitFor(() =>
    expect(dialog()?.textContent ?? '').toContain('choć wszystkie punkty są w porządku'),
  );
  await screen.press('Zmień');
  expect(audit().isFinished).toBe(false);
  await screen.press(/^Bez zastrzeżeń/, document.getElementById('audit-result')!);
  await screen.press('Zakończ przegląd');
  expect(audit()).toMatchObject({
    isFinished: true,
    result: 'OKAY',
    dateAudited: expect.stringMatching(/^\d{4}-/),
    nextAuditDate: expect.stringMatching(/^\d{4}-/),
    confirmedContradiction: false,
    seenLocks: [],
  });
  expect(screen.button('Następne: REG-2 · Gang 4').getAttribute('href')).toBe(
    `/audits/planning/${fixture.ids.planning}/audit/${fixture.ids.second}`,
  );
  // A finished audit is looked at; correcting it is asked for.
  expect(screen.button('Zgodne', row('capture'))).toHaveProperty('disabled', true);
});

it('a finished audit is corrected with a reason, only as a whole, and not before one says so', async () => {
  await setAside('docs');
  await screen.press('Zgodne', row('capture'));
  await screen.type('2.3 NUMBER number', '1');
  await screen.press(/^Bez zastrzeżeń/, document.getElementById('audit-result')!);
  await screen.press('Zakończ przegląd');
  await screen.press('Popraw');
  await screen.press('Koryguj', dialog()!);
  expect(dialog()?.textContent).toContain('Uzupełnij to pole.');
  await screen.type('Powód korekty', 'Pomylone pole');
  await screen.press('Koryguj', dialog()!);
  // Taken back, the point lacks its answer: half a correction is not saved.
  await screen.press('Zgodne', row('capture'));
  await screen.press('Zapisz korektę');
  expect(answer('capture')).toMatchObject({ answer: 'OKAY' });
  await screen.press('Zamknij', dialog()!);
  await screen.press('Niezgodne', row('capture'));
  await screen.press(/^Pomarańczowy/, dialog()!);
  await screen.type(/^Opis/, 'Słup wygięty');
  await screen.press('Zapisz usterkę');
  expect(answer('capture')).toMatchObject({ answer: 'OKAY' });
  await screen.press('Zapisz korektę');
  await vi.waitFor(() => expect(dialog()?.textContent ?? '').toContain('Czy wynik się zgadza?'));
  await screen.press('Zakończ mimo to', dialog()!);
  expect(answer('capture')).toMatchObject({ answer: 'NOT_OKAY' });
  expect(audit()).toMatchObject({ confirmedContradiction: true, correctionReason: 'Pomylone pole' });
});

it('a deficiency of a finished audit is deleted with the reason of its correction', async () => {
  await screen.press('Niezgodne', row('capture'));
  await screen.press(/^Zielony/, dialog()!);
  await screen.type(/^Opis/, 'Słup wygięty');
  await screen.press('Zapisz usterkę');
  await screen.type('2.3 NUMBER number', '1');
  await screen.press(/^Do naprawy – można/, document.getElementById('audit-result')!);
  await setAside('docs');
  await screen.press('Zakończ przegląd');
  await screen.press(/Słup wygięty/, row('capture'));
  expect(screen.has('Usuń wpis o usterce')).toBe(false);
  await screen.press('Zamknij', dialog()!);
  await screen.press('Popraw');
  await screen.type('Powód korekty', 'Inne przęsło');
  await screen.press('Koryguj', dialog()!);
  const remove = vi.spyOn(screen.tab.client, 'remove');
  await screen.press(/Słup wygięty/, row('capture'));
  await screen.press('Usuń wpis o usterce', dialog()!);
  expect(remove).toHaveBeenCalledWith('deficiencies', expect.any(String), {
    given: { correctionReason: 'Inne przęsło' },
  });
  expect(screen.has('Słup wygięty')).toBe(false);
});

describe('what is saved', () => {
  it('is said of this device until the server has it', async () => {
    screen.device.goOffline();
    await screen.press('Tak', row('yes'));
    expect(document.querySelector('[data-testid="save-state"]')?.textContent).toBe('Zapisano lokalnie');
    expect(fixture.audit()?.answers).toBeNull();
    await screen.device.comeBack();
    await screen.settle();
    expect(document.querySelector('[data-testid="save-state"]')?.textContent).toBe('Zapisano na serwerze');
    expect(fixture.audit()?.answers).toMatchObject([{ checkpoint: 'yes', answer: 'YES' }]);
  });

  it('is not claimed when the disk is full; nothing is lost and leaving is stopped', async () => {
    const save = vi
      .spyOn(screen.tab.client, 'save')
      .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'BROWSER_STORAGE' }));
    await screen.press('Tak', row('yes'));
    expect(screen.has('Nie zapisano')).toBe(true);
    expect(answer('yes')).toBeUndefined();
    await screen.go('/elsewhere');
    expect(dialog()?.textContent).toContain('Wpisy nie są zapisane');
    await screen.press('Kontynuuj przegląd');
    save.mockRestore();
    await screen.press('Ponów');
    expect(answer('yes')).toMatchObject({ answer: 'YES' });
    expect(screen.has('Nie zapisano')).toBe(false);
  });
});

it('asks before an unfinished audit is left, and lets go of one nobody touched', async () => {
  await screen.press('Tak', row('yes'));
  await screen.go('/elsewhere');
  expect(dialog()?.textContent).toContain('Przegląd niezakończony');
  await screen.press('Dokończ później');
  expect(screen.path()).toBe('/elsewhere');
  await screen.go(`/audits/planning/${fixture.ids.planning}/audit/${fixture.ids.second}`);
  await screen.go('/elsewhere');
  expect(dialog()).toBeNull();
  expect(screen.path()).toBe('/elsewhere');
});

it('goes on after the tab was closed, with half a deficiency still on the sheet', async () => {
  screen.device.goOffline();
  await screen.press('Tak', row('yes'));
  await screen.press('Niezgodne', row('capture'));
  await screen.type(/^Opis/, 'Pęknięta spoina');
  await screen.close();
  screen = await openAudit(fixture, { device: screen.device });
  expect(screen.button('Tak', row('yes')).getAttribute('aria-pressed')).toBe('true');
  expect(answer('capture')).toBeUndefined();
  await vi.waitFor(async () => {
    await screen.settle();
    expect(dialog()?.querySelector('textarea')?.value).toBe('Pęknięta spoina');
  });
});

it('opens nothing of an inspection that was missed, but carries on with what was begun before', async () => {
  await screen.press('Nie', row('yes'));
  fixture.server.put('audits', { id: fixture.ids.audit, isMissed: true });
  await screen.tab.client.syncNow();
  await screen.settle();
  expect(row('yes')).toBeTruthy();
  await screen.close();
  screen = await openAudit(fixture, { device: screen.device });
  expect(screen.has(/Ten przegląd się nie odbył/)).toBe(true);
  expect(row('yes')).toBeNull();
});
