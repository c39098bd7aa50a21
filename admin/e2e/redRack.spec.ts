import { expect, type Page, test } from './journey';
import { type ApiOfPerson, askApi } from './steps/askApi';
import { answer, checkpoint, describeDeficiency, finish, finished } from './steps/carryOut';
import { drawPhoto } from './steps/drawPhoto';
import { misfits } from './steps/examine';
import { type OwnHall, ownHall } from './steps/ownHall';
import { sign } from './steps/sign';
import { lightScreen, signIn } from './steps/signIn';
import { desktop, phone, takeScreen } from './steps/takeScreens';
import { visit } from './steps/visit';

// Serial: each test continues the previous one with the same rack.
test.describe.configure({ mode: 'serial' });

const rack = 'CZR-001';
const found = 'Słup ramy wgnieciony 38 mm przy poziomie 1';
const locked = 'Wyłączone z użytkowania: nie używać';
const correctedBy = 'Pomyłka w uwagach: słup wymieniono 14.11., a nie 4.11.';

let office: Page;
let hall: Page;
let api: ApiOfPerson;
let place: OwnHall;
let reinspection: string;
let report: string;

test.afterAll(async () => {
  await office?.context().close();
  await hall?.context().close();
});

test('an expert inspection finds a red deficiency: the rack is locked, with the reason on its record', async ({
  browser,
  app,
}) => {
  office = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  await office.setViewportSize(desktop);
  api = await askApi(office);
  place = await ownHall(api, {
    name: 'Czerwony regał',
    categoryType: 'monolith',
    types: ['expert', 'light'],
    pieces: [{ identNumber: rack, place: 'Rząd 4 / pole 2' }],
  });
  hall = await signIn(browser, app.origin, 'auditor@auditor.example', lightScreen);
  await hall.setViewportSize(phone);
  await openRack(await place.plan('expert', place.pieces));
  await checkpoint(hall, '1.1').getByRole('button', { name: 'Niezgodne' }).click();
  await describeDeficiency(hall, {
    level: 'Czerwony',
    description: found,
    measure: 'Rozładować pole i wymienić słup',
    component: 'Słup',
    responsible: 'Grażyna Żak',
    photo: await drawPhoto(hall, 'słup przed'),
  });
  await answer(hall, '1.2', 'Zgodne');
  await giveResult(/zakaz użytkowania/);
  await finish(hall);
  await onServer();

  for (const page of [office, hall]) {
    await visit(page, recordPath());
    await expect(lockReasons(page)).toHaveText([
      new RegExp(`^Otwarta czerwona usterka · ${found} · `),
      /^Wynik przeglądu · .* · Tomasz Brzęczyk$/,
    ]);
  }
  await looked('locked');
});

test('a visual inspection must answer the open deficiency, confirms its result, and lifts no lock', async () => {
  await openRack(await place.plan('light', place.pieces));
  await expect(hall.getByRole('alert').filter({ hasText: locked })).toBeVisible();
  const earlier = hall.getByRole('region', { name: 'Otwarte usterki tego urządzenia' });
  await expect(earlier).toContainText(found);
  await expect(earlier.getByRole('img')).toHaveCount(1);
  await answer(hall, '1.1', 'Zgodne');
  await answer(hall, '1.2', 'Zgodne');
  await giveResult(/Bez zastrzeżeń/);
  await finish(hall);
  await expect(earlier.getByRole('alert')).toHaveText(/Przy każdej otwartej usterce zaznacz/);
  await looked('unanswered');
  await earlier.getByRole('button', { name: 'Bez zmian' }).click();
  await expect(earlier.getByRole('button', { name: 'Bez zmian' })).toHaveAttribute('aria-pressed', 'true');
  await earlier.getByTestId('camera').setInputFiles(await drawPhoto(hall, 'słup teraz'));
  await expect(earlier.getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();
  await looked('unchanged');

  await finish(hall);
  const question = hall.getByRole('dialog', { name: 'Czy wynik się zgadza?' });
  await expect(question).toContainText('Bez zastrzeżeń');
  await looked('contradiction');
  await question.getByRole('button', { name: 'Zakończ mimo to' }).click();
  await onServer();
  await office.reload();
  await expect(lockReasons(office)).toHaveText([/^Otwarta czerwona usterka/, /^Wynik przeglądu/]);
  const [deficiency] = await deficiencies();
  expect(deficiency).toMatchObject({ status: 'OPEN', lastOutcome: 'UNCHANGED', dangerLevel: 'red' });
});

test('the deficiency is closed with a text and a name; the expert’s result still locks the rack', async () => {
  await office.getByRole('tab', { name: 'Usterki' }).click();
  await office.getByRole('tabpanel').getByRole('link', { name: found }).click();
  await expect(office.getByRole('heading', { level: 1, name: found })).toBeVisible();
  await office.getByRole('button', { name: 'Zmień stan', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Oznacz jako usuniętą' }).click();
  const dialog = office.getByRole('dialog', { name: /Oznacz jako usuniętą/ });
  await dialog.getByRole('textbox', { name: 'Usunięte przez' }).fill('');
  await dialog.getByRole('button', { name: 'Oznacz jako usuniętą' }).click();
  await expect(dialog).toContainText('Uzupełnij to pole.');
  await looked('closing');
  await dialog.getByRole('textbox', { name: 'Usunięte przez' }).fill('Serwis regałów Gądek');
  await dialog
    .getByRole('textbox', { name: 'Sposób usunięcia' })
    .fill('Słup wymieniony na nowy, pole sprawdzone');
  await dialog.getByRole('button', { name: 'Oznacz jako usuniętą' }).click();
  await expect(dialog).toBeHidden();
  await office.getByRole('tab', { name: 'Usunięcie' }).click();
  await expect(office.getByRole('tabpanel')).toContainText('Serwis regałów Gądek');

  await visit(office, recordPath());
  await expect(lockReasons(office)).toHaveText([/^Wynik przeglądu · .* · Tomasz Brzęczyk$/]);
});

test('an expert inspects the rack again with an okay result, which lifts the lock', async () => {
  reinspection = await place.plan('expert', place.pieces);
  await openRack(reinspection);
  await expect(hall.getByRole('region', { name: 'Otwarte usterki tego urządzenia' })).toHaveCount(0);
  await answer(hall, '1.1', 'Zgodne');
  await answer(hall, '1.2', 'Zgodne');
  await remarks().fill('Słup wymieniony 4.11.');
  await giveResult(/Bez zastrzeżeń/);
  await finish(hall);
  await onServer();
  await office.reload();
  await expect(office.getByRole('heading', { level: 1, name: rack })).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Co jest do wykonania' })).toBeVisible();
  await expect(lockReasons(office)).toHaveCount(0);
  await looked('unlocked');
});

test('a correction after signing voids the signatures, and the report cannot be finalized', async () => {
  await visit(hall, `/audits/planning/${reinspection}/show`);
  await hall.getByRole('link', { name: 'Utwórz raport' }).click();
  await hall.getByRole('button', { name: 'Utwórz raport' }).click();
  await hall.waitForURL(/\/audits\/reports\/[0-9a-f-]{36}\/show/);
  report = new URL(hall.url()).pathname;
  await signTwice();
  await expect(voided()).toHaveCount(0);

  await visit(hall, `/audits/planning/${reinspection}/show`);
  await hall.getByRole('button', { name: /^Sprawdzone/ }).click();
  await hall.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: rack }).click();
  await hall.getByRole('button', { name: 'Popraw' }).click();
  const why = hall.getByRole('dialog', { name: 'Korekta przeglądu' });
  await why.getByRole('button', { name: 'Koryguj' }).click();
  await expect(why).toContainText('Uzupełnij to pole.');
  await why.getByRole('textbox', { name: 'Powód korekty' }).fill(correctedBy);
  await why.getByRole('button', { name: 'Koryguj' }).click();
  await remarks().fill('Słup wymieniony 14.11.');
  await looked('correcting');
  await hall.getByRole('button', { name: 'Zapisz korektę' }).click();
  await onServer();
  const [audit] = await api.list('audits', { planning: reinspection });
  expect(await api.read(`audits/${audit?.id}`)).toMatchObject({
    comment: 'Słup wymieniony 14.11.',
    corrections: [{ reason: correctedBy, by: 'Tomasz Brzęczyk' }],
  });

  await visit(hall, report);
  await expect(voided()).toHaveCount(2);
  await looked('void');
  // Reported before the confirmation is requested.
  await hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
  await expect(hall.getByText(/dlatego podpis jest nieważny/)).toBeVisible();
  await expect(hall.getByRole('dialog')).toHaveCount(0);
  expect(await api.read(`auditReports/${reportId()}`)).toMatchObject({ state: 'open' });
});

test('signed again the report is finalized, and the rack stays unlocked', async () => {
  await signTwice();
  await expect(voided()).toHaveCount(0);
  await close();
  await expect(hall.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeVisible({ timeout: 240_000 });
  await looked('final');
  expect(await api.read(`auditReports/${reportId()}`)).toMatchObject({ state: 'finished' });
  expect(await api.read(`equipments/${place.pieces[0]?.id}`)).toMatchObject({
    isLocked: false,
    lastAuditResult: 'OKAY',
  });
});

const recordPath = () => `/equipments/${place.pieces[0]?.id}/show`;
const reportId = () => report.split('/').at(-2) ?? '';
const deficiencies = () => api.list('deficiencies', { equipment: place.pieces[0]?.id });
const lockReasons = (page: Page) => page.getByRole('alert').filter({ hasText: locked }).getByRole('listitem');
const remarks = () => hall.getByRole('textbox', { name: 'Uwagi do całego przeglądu' });
const voided = () => hall.getByText('Nieważny: po podpisaniu coś zmieniono');

async function openRack(planning: string): Promise<void> {
  await visit(hall, `/audits/planning/${planning}/show`);
  await hall.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: rack }).click();
  await expect(checkpoint(hall, '1.1')).toBeVisible();
}

async function giveResult(name: RegExp): Promise<void> {
  await hall.getByRole('group', { name: 'Wynik ogólny' }).getByRole('button', { name }).click();
}

async function onServer(): Promise<void> {
  await finished(hall);
  await expect(hall.getByRole('status').filter({ hasText: 'Zapisano na serwerze' })).toBeVisible();
}

async function signTwice(): Promise<void> {
  await sign(hall, 'inspektora', 'Tomasz Brzęczyk');
  await sign(hall, 'klienta', 'Grażyna Żak');
}

async function close(): Promise<void> {
  await hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
  await hall.getByRole('dialog').getByRole('button', { name: 'Zatwierdź raport' }).click();
}

/** Checks both screens for clipped or overflowing content. */
async function looked(name: string): Promise<void> {
  for (const [page, width] of [
    [office, 1280],
    [hall, 390],
  ] as const) {
    expect(await misfits(page), `${name} at ${width} px`).toEqual([]);
    await takeScreen(page, `redRack-${name}-${width}`);
  }
}
