import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import {
  answer,
  checkpoint,
  describeDeficiency,
  finish,
  finished,
  measure,
  savedOnDevice,
} from './steps/carryOut';
import { choose } from './steps/choose';
import { drawPhoto } from './steps/drawPhoto';
import { chooseTarget, dryRun, mapColumn, openList, runImport } from './steps/importList';
import { ownRegulation } from './steps/ownRegulation';
import { picturesOf, textOf } from './steps/readPdf';
import { sign } from './steps/sign';
import { signIn } from './steps/signIn';

// One walk in steps: each goes on where the one before stopped.
test.describe.configure({ mode: 'serial' });

const owner = 'Żółkiewski Magazyny Sp. z o.o.';
const site = 'Zakład Środa Śląska';
const phone = { width: 390, height: 844 };
let office: Page;
let hall: Page;
let device: BrowserContext;
let planning: string;

const racks = ['REG-0003', 'REG-0004'] as const;
const ladder = 'DRA-001';

test.afterAll(async () => {
  await office?.context().close();
  await device?.close();
});

test('a customer and a location come into being in generated screens', async ({ browser, app }) => {
  office = await signIn(browser, app.origin, 'owner@auditor.example');
  await office.goto('/equipment-owners/create');
  await office.getByRole('textbox', { name: 'Nazwa' }).fill(owner);
  await office.getByRole('textbox', { name: 'Miejscowość' }).fill('Środa Śląska');
  await office.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(office.getByRole('heading', { name: owner })).toBeVisible();
  await office.goto('/locations/create');
  await office.getByRole('textbox', { name: 'Nazwa' }).fill(site);
  await choose(office, 'Klient', owner);
  await office.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(office.getByRole('heading', { name: site })).toBeVisible();
});

test('the cp1250 list is recognised, its errors are named, then it is imported', async () => {
  await openList(office, 'rejestr-regalow.csv');
  await expect(office.getByRole('combobox', { name: 'Kodowanie znaków' })).toHaveText(/Windows-1250/);
  await expect(office.getByRole('combobox', { name: 'Separator' })).toHaveText(/średnik/);
  await expect(office.getByRole('cell', { name: 'Hala A – przyjęcie' }).first()).toBeVisible();
  await chooseTarget(office, { owner, location: site, category: 'Regały magazynowe' });
  await expect(office.getByRole('combobox', { name: 'Pole dla kolumny Nośność pola [kg]' })).toHaveText(
    'Nośność pola',
  );

  await mapColumn(office, 'Uwagi', 'Data pierwszego użycia');
  await dryRun(office);
  const problem = office.getByRole('row', { name: /^2 Uwagi po przeprowadzce z Łodzi/ });
  await expect(problem.getByRole('cell')).toHaveText([
    '2',
    'Uwagi',
    'po przeprowadzce z Łodzi',
    'data, np. 24.12.2026',
  ]);

  await office.getByRole('button', { name: 'Zmień przypisanie' }).click();
  await mapColumn(office, 'Uwagi', 'Uwagi');
  expect(await dryRun(office)).toEqual({ created: '412', updated: '0', unchanged: '0', refused: '0' });
  expect(await runImport(office)).toEqual({ created: '412', updated: '0', unchanged: '0', refused: '0' });
});

test('the same list once more changes nothing', async () => {
  await openList(office, 'rejestr-regalow.csv');
  await chooseTarget(office, { owner, location: site, category: 'Regały magazynowe' });
  expect(await dryRun(office)).toEqual({ created: '0', updated: '0', unchanged: '412', refused: '0' });
  await expect(office.getByText('Nie ma czego importować')).toBeVisible();
  await expect(office.getByRole('button', { name: /^Importuj [^i]/ })).toHaveCount(0);
  await office.getByRole('button', { name: 'Przerwij' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Przerwij' }).click();
  await expect(office.getByRole('button', { name: 'Wybierz plik' })).toBeVisible();
});

test('one sheet of a German workbook is imported', async () => {
  await openList(office, 'Betriebsmittel-Werk-Sued.xlsx', 'PSAgA');
  await expect(office.getByRole('cell', { name: 'Letzte Prüfung' }).first()).toBeVisible();
  await chooseTarget(office, { owner, location: site, category: 'Sprzęt chroniący przed upadkiem' });
  expect(await dryRun(office)).toEqual({ created: '216', updated: '0', unchanged: '0', refused: '0' });
  expect((await runImport(office)).created).toBe('216');
});

test('a piece of equipment is found, seen and edited', async () => {
  await office.goto('/equipments/overview');
  await office.getByRole('searchbox', { name: 'Szukaj' }).fill('REG-0003');
  await office
    .getByRole('row', { name: new RegExp(owner) })
    .getByRole('link', { name: 'REG-0003' })
    .click();
  await expect(office.getByRole('heading', { name: 'REG-0003' })).toBeVisible();
  await office.getByRole('link', { name: 'Edytuj' }).click();
  await office.getByRole('textbox', { name: 'Miejsce' }).fill('E-34 / słup 2');
  await office.getByRole('tab', { name: 'Regał' }).click();
  await expect(office.getByRole('textbox', { name: /Nośność poziomu/ })).toHaveValue('230,3');
  await office.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(office.getByText('Zapisano.')).toBeVisible();
  await expect(office.getByText('E-34 / słup 2')).toBeVisible();
  await office.getByRole('tab', { name: 'Zmiany' }).click();
  await expect(office.getByRole('tabpanel').getByText('E-34 / słup 2')).toBeVisible();
});

test('an inspection is planned; what cannot be chosen says why', async () => {
  const api = await askApi(office);
  const { product } = await ownRegulation(api);
  const [customer] = await api.list('equipmentOwners', { name: owner });
  const halls = await api.list('locations', { owner: customer?.id });
  const hallA = halls.find(({ name }) => name === 'Hala A – przyjęcie');
  await api.create('contacts', {
    firstName: 'Bożena',
    lastName: 'Ślusarczyk',
    contactType: 'location-contact',
    owner: customer?.id,
    location: hallA?.id,
  });
  await api.create('equipments', { identNumber: ladder, product, owner: customer?.id, location: hallA?.id });

  await office.goto('/audits/planning/create');
  await choose(office, 'Klient', owner);
  await choose(office, 'Lokalizacja', 'Hala A – przyjęcie');
  await office.getByRole('button', { name: 'Konserwacja' }).click();
  await expect(office.getByRole('checkbox', { name: /^REG-0003/ })).toBeDisabled();
  await expect(office.getByRole('checkbox', { name: /^REG-0003/ })).toHaveAccessibleDescription(
    'brak zakresu przeglądu tego rodzaju',
  );
  await office.getByRole('button', { name: 'Przegląd ekspercki' }).click();
  for (const piece of [ladder, ...racks])
    await office.getByRole('checkbox', { name: new RegExp(`^${piece}`) }).check();
  await choose(office, 'Inspektor', 'Tomasz Brzęczyk');
  await office.getByRole('button', { name: 'Zaplanuj przegląd' }).click();
  await office.waitForURL(/\/audits\/planning\/[0-9a-f-]{36}\/show/);
  planning = office.url().split('/').at(-2) ?? '';
  await expect(office.getByText('Sprawdzono 0 z 3')).toBeVisible();

  await office.goto('/audits/planning/create');
  await choose(office, 'Klient', owner);
  await choose(office, 'Lokalizacja', 'Hala A – przyjęcie');
  await expect(office.getByRole('checkbox', { name: /^REG-0003/ })).toHaveAccessibleDescription(
    /już zaplanowane/,
  );
});

test('the inspector downloads the location, then the server dies', async ({ browser, app }) => {
  hall = await signIn(browser, app.origin, 'auditor@auditor.example');
  device = hall.context();
  await hall.setViewportSize(phone);
  await hall.goto(`/audits/planning/${planning}/show`);
  await hall.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
  await expect(hall.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible({ timeout: 90_000 });
  await hall.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await app.killServer();
  await expect(hall.request.get('/api/health')).rejects.toThrow(/ECONNREFUSED/);
});

test('the first rack is inspected without a server, and the tab is closed in the middle', async () => {
  await hall.reload();
  await expect(hall.getByRole('button', { name: 'Synchronizacja: Offline' })).toBeVisible();
  await hall.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: racks[0] }).click();
  await answer(hall, '1.2', 'Tak');
  await checkpoint(hall, '1.2').getByRole('button', { name: 'Uwagi' }).click();
  await checkpoint(hall, '1.2')
    .getByRole('textbox', { name: 'Uwagi' })
    .fill('Protokoły z 2025 r. u kierownika zmiany');

  await checkpoint(hall, '1.1').getByRole('button', { name: 'Niezgodne' }).click();
  await describeDeficiency(hall, {
    level: 'Czerwony',
    description: 'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
    measure: 'Wymienić słup i tablicę, pole rozładować',
    component: 'Słup',
    responsible: 'Łukasz Świątek',
    photo: await drawPhoto(hall, 'wgniecenie'),
  });
  await expect(checkpoint(hall, '1.1').getByRole('button', { name: 'Niezgodne' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await answer(hall, '2.1', 'Zgodne');
  await measure(hall, '2.2', '12,5');
  await expect(checkpoint(hall, '2.2').getByRole('button', { name: /Czerwony/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await measure(hall, '2.3', '2,5');
  await expect(checkpoint(hall, '2.3').getByRole('button', { name: /Zielony/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await checkpoint(hall, '4.2')
    .getByTestId('camera')
    .setInputFiles(await drawPhoto(hall, 'posadzka'));
  await expect(checkpoint(hall, '4.2').getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();
  await savedOnDevice(hall);

  await hall.getByRole('link', { name: 'Wróć do listy przeglądu' }).click();
  await expect(hall.getByRole('dialog', { name: 'Przegląd niezakończony' })).toBeVisible();
  await hall.getByRole('button', { name: 'Kontynuuj przegląd' }).click();
  await hall.close();
});

test('reopened without a server it goes on where it stopped; a contradicting verdict is asked about', async () => {
  hall = await device.newPage();
  await hall.setViewportSize(phone);
  await hall.goto(`/audits/planning/${planning}/show`);
  await hall.getByRole('link', { name: `Kontynuuj: ${racks[0]}` }).click();
  await expect(checkpoint(hall, '2.2').getByRole('textbox').first()).toHaveValue('12,5');
  await expect(checkpoint(hall, '1.2').getByRole('textbox', { name: 'Uwagi' })).toHaveValue(
    /kierownika zmiany/,
  );
  await expect(checkpoint(hall, '4.2').getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();

  await measure(hall, '2.4', '15');
  await expect(checkpoint(hall, '2.4').getByRole('button', { name: /Pomarańczowy/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const number of ['2.5', '2.6', '3.1', '3.2', '4.1', '4.2', '5.1'])
    await answer(hall, number, 'Zgodne');
  await finish(hall);
  await expect(hall.getByRole('dialog', { name: 'Brakuje 1 punktu kontrolnego' })).toContainText(
    'Jednostki ładunkowe',
  );
  await hall
    .getByRole('dialog')
    .getByRole('button', { name: /Jednostki ładunkowe/ })
    .click();
  await answer(hall, '6.1', 'Zgodne');
  await hall
    .getByRole('textbox', { name: 'Uwagi do całego przeglądu' })
    .fill('Pole rozładowano przy przedstawicielu klienta.');

  const verdict = hall.getByRole('group', { name: 'Wynik ogólny' });
  await verdict.getByRole('button', { name: /Bez zastrzeżeń/ }).click();
  await finish(hall);
  const question = hall.getByRole('dialog', { name: 'Czy wynik się zgadza?' });
  await expect(question).toContainText('Bez zastrzeżeń');
  await question.getByRole('button', { name: 'Zmień' }).click();
  await verdict.getByRole('button', { name: /zakaz użytkowania/ }).click();
  await finish(hall);
  await finished(hall);
});

test('checkpoints of every type are answered, a part set aside', async () => {
  await hall.getByRole('link', { name: /^Następne: / }).click();
  await expect(hall.getByRole('heading', { level: 1, name: racks[1] })).toBeVisible();
  for (const number of ['1.1', '2.1', '2.5', '2.6', '3.1', '3.2', '4.1', '4.2', '6.1'])
    await answer(hall, number, 'Zgodne');
  await answer(hall, '1.2', 'Tak');
  for (const number of ['2.2', '2.3', '2.4']) await measure(hall, number, '1');
  await hall.getByRole('switch', { name: 'Zabezpieczenia: Nie dotyczy' }).check();
  await hall
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /Bez zastrzeżeń/ })
    .click();
  await finish(hall);
  await finished(hall);

  await hall.getByRole('link', { name: `Następne: ${ladder}` }).click();
  await answer(hall, '1.1', 'Tak');
  await answer(hall, '1.2', 'Nie');
  await checkpoint(hall, '1.2').getByRole('textbox', { name: 'Uwagi' }).fill('naklejka zatarta');
  await answer(hall, '1.3', 'Zgodne');
  await answer(hall, '1.4', 'Zgodne');
  await answer(hall, '1.5', 'Nie stwierdzono usterek');
  await measure(hall, '1.6', '14');
  await measure(hall, '1.7', '3');
  await hall
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /można użytkować/ })
    .click();
  await finish(hall);
  await finished(hall);
  await hall.getByRole('link', { name: 'Do listy przeglądu', exact: true }).click();
  await expect(hall.getByText('Sprawdzono 3 z 3')).toBeVisible();
});

test('back with the server, each save stands there exactly once', async ({ app }) => {
  await hall.goto('/offline/overview');
  await expect(hall.getByRole('region', { name: 'Czekają na wysłanie' })).toBeVisible();
  await app.startServer();
  // By itself: the inspector walks on and presses nothing.
  await expect(hall.getByText('Nic nie czeka: wszystkie zmiany są na serwerze.')).toBeVisible({
    timeout: 90_000,
  });
  await expect(hall.getByRole('region', { name: 'Wysłane' })).toBeVisible();

  const api = await askApi(office);
  const audits = await api.list('audits', { planning });
  expect(audits.map(({ result }) => result).sort()).toEqual(['OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED']);
  const pieces = await api.list('equipments', { id: audits.map(({ equipment }) => equipment) });
  const audited = (identNumber: string) =>
    audits.find(
      ({ equipment }) => equipment === pieces.find((piece) => piece.identNumber === identNumber)?.id,
    );
  const first = audited(racks[0]);
  const answers = (await Promise.all(audits.map(({ id }) => api.read(`audits/${id}`)))).map(
    (audit) => audit.answers as { checkpoint: string }[], // the shape the definition of audits gives it
  );
  for (const given of answers) expect(new Set(given.map((one) => one.checkpoint)).size).toBe(given.length);
  expect(answers.map((given) => given.length).sort((a, b) => a - b)).toEqual([7, 13, 14]);

  const deficiencies = await api.list('deficiencies', { audit: audits.map(({ id }) => id) });
  expect(deficiencies).toHaveLength(1);
  expect(deficiencies[0]).toMatchObject({
    audit: first?.id,
    dangerLevel: 'red',
    component: 'Słup',
    responsiblePerson: 'Łukasz Świątek',
    description: 'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
    photos: [{ mimeType: 'image/jpeg' }],
  });
  const created = await api.history('deficiencies', String(deficiencies[0]?.id));
  expect(created.filter(({ operation }) => operation === 'create')).toHaveLength(1);
});

test('dates, lock and open measures of the equipment follow from the audit', async () => {
  const api = await askApi(office);
  const audits = await api.list('audits', { planning });
  const pieces = await api.list('equipments', { id: audits.map(({ equipment }) => equipment) });
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  const inMonths = (months: number) => {
    const day = new Date(`${today}T12:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() + months);
    return day.toISOString().slice(0, 10);
  };
  const of = (identNumber: string) => pieces.find((piece) => piece.identNumber === identNumber);
  expect(of(racks[0])).toMatchObject({
    lastAuditDate: today,
    nextAuditDate: inMonths(12),
    isLocked: true,
    openMeasures: 1,
    lastAuditResult: 'REPAIR_LOCKED',
  });
  expect(of(racks[1])).toMatchObject({
    lastAuditDate: today,
    nextAuditDate: inMonths(12),
    isLocked: false,
  });
  expect(of(racks[1])?.openMeasures ?? 0).toBe(0);
  expect(of(ladder)).toMatchObject({ lastAuditDate: today, nextAuditDate: inMonths(6), isLocked: false });
});

test('the report is compiled, signed twice, previewed, finalised and downloaded', async () => {
  await hall.goto(`/audits/planning/${planning}/show`);
  await hall.getByRole('link', { name: 'Utwórz raport' }).click();
  await expect(hall.getByText('3 zakończone przeglądy trafią do raportu.')).toBeVisible();
  await hall.getByRole('button', { name: 'Utwórz raport' }).click();
  await hall.waitForURL(/\/audits\/reports\/[0-9a-f-]{36}\/show/);
  await sign(hall, 'inspektora', 'Tomasz Brzęczyk');
  await sign(hall, 'klienta', 'Bożena Ślusarczyk');
  await expect(hall.getByText(/^Bożena Ślusarczyk/)).toBeVisible();

  await hall.getByRole('button', { name: 'Podgląd' }).click();
  await expect(hall.getByRole('button', { name: 'Pobierz podgląd' })).toBeVisible({ timeout: 120_000 });
  const finalise = async () => {
    await hall.getByRole('button', { name: 'Zatwierdź raport' }).click();
    await hall.getByRole('dialog').getByRole('button', { name: 'Zatwierdź raport' }).click();
  };
  await finalise();
  await expect(hall.getByText('Osoba kontaktowa: Uzupełnij to pole.')).toBeVisible();
  await hall.getByRole('combobox', { name: 'Osoba kontaktowa' }).click();
  await hall.getByRole('option', { name: 'Bożena Ślusarczyk' }).first().click();
  await expect(hall.getByRole('combobox', { name: 'Osoba kontaktowa' })).toHaveText(/Bożena Ślusarczyk/);
  await finalise();
  await expect(hall.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeVisible({ timeout: 120_000 });

  const loading = hall.waitForEvent('download');
  await hall.getByRole('button', { name: 'Pobierz raport (PDF)' }).click();
  const folder = path.join(import.meta.dirname, '../../.data/test/journeys');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'report.pdf');
  await (await loading).saveAs(file);
  const text = textOf(file).replace(/\s+/g, ' ');
  for (const words of [
    ...racks,
    ladder,
    owner,
    'Pion Inspekcje Techniczne',
    'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
    'Wymienić słup i tablicę, pole rozładować',
    'Pole rozładowano przy przedstawicielu klienta.',
    'Tomasz Brzęczyk',
    'Bożena Ślusarczyk',
  ])
    expect(text).toContain(words);
  // Two photos and two signatures; each may be drawn with a mask of its own.
  expect(picturesOf(file).filter(({ width }) => width > 400).length).toBeGreaterThanOrEqual(4);
});

test('the office closes the appointment and reads it in German', async () => {
  await office.goto(`/audits/planning/${planning}/show`);
  await office.getByRole('button', { name: 'Zakończ termin' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Zakończ' }).click();
  await expect(office.getByText('Zakończono termin przeglądu')).toBeVisible();
  await office.getByRole('button', { name: 'Język: PL' }).click();
  await office.getByRole('menuitem', { name: 'Deutsch' }).click();
  await office.goto('/audits/reports/overview');
  await expect(office.getByRole('heading', { level: 1, name: 'Prüfberichte' })).toBeVisible();
  await expect(office.getByRole('row', { name: new RegExp(owner) })).toContainText('Hala A – przyjęcie');
  await office.goto(`/audits/planning/${planning}/show`);
  await expect(office.getByText('Instandsetzen – gesperrt')).toBeVisible();
  // The choice is kept with the person, on every device: those who come after find it as it was.
  const kept = office.waitForResponse((response) => response.url().includes('/api/users/') && response.ok());
  await office.getByRole('button', { name: 'Sprache: DE' }).click();
  await office.getByRole('menuitem', { name: 'Polski' }).click();
  await kept;
  await expect(office.getByRole('button', { name: 'Język: PL' })).toBeVisible();
});
