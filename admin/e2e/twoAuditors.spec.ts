import { type RackHall, rackHall } from './hallDay/rackHall';
import { expect, type Page, test } from './journey';
import { type ApiOfPerson, askApi } from './steps/askApi';
import { checkpoint, savedOnDevice } from './steps/carryOut';
import { examine } from './steps/examine';
import { lightScreen, signIn } from './steps/signIn';
import { phone, takeScreen } from './steps/takeScreens';
import { visit } from './steps/visit';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let api: ApiOfPerson;
let hall: RackHall;
let zaneta: Page;
let tomasz: Page;

test.afterAll(async () => {
  for (const page of [zaneta, tomasz]) await page?.context().close();
});

/** A phone with the appointment on it, at its scanner, without network. */
async function inTheHall(page: Page): Promise<Page> {
  await page.setViewportSize(phone);
  await visit(page, `/audits/planning/${hall.planning}/show`);
  await page.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
  await expect(page.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible();
  await page.context().setOffline(true);
  // Loaded anew: the phone has the app itself, too.
  await page.goto(scanner());
  await isReady(page);
  return page;
}
const scanner = () => `/audits/planning/${hall.planning}/scan`;
const isReady = (page: Page) => expect(page.getByRole('textbox', { name: 'Numer lub kod' })).toBeVisible();
async function toScanner(page: Page): Promise<void> {
  await visit(page, scanner());
  await isReady(page);
}
async function scan(page: Page, number: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Numer lub kod' });
  await field.fill(hall.racks[number - 1] ?? '');
  await field.press('Enter');
  await expect(page.locator('[data-checkpoint]').first()).toBeVisible();
}
async function inspect(page: Page, number: number): Promise<void> {
  await scan(page, number);
  await page.getByRole('button', { name: 'Reszta w porządku', exact: true }).click();
  await page.getByRole('button', { name: 'Zakończ przegląd' }).click();
  await isReady(page);
}
const item = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ hasText: hall.racks[number - 1] ?? '' });
/** The appointment's list with what is done. */
async function openList(page: Page): Promise<void> {
  await visit(page, `/audits/planning/${hall.planning}/show`);
  await page.getByRole('button', { name: /^Wszystkie/ }).click();
}
const audits = async () => {
  const rows = await api.list('audits', { planning: hall.planning });
  return Promise.all(rows.map(({ id }) => api.read(`audits/${id}`)));
};

const found = async () => api.list('deficiencies', { audit: (await audits()).map(({ id }) => id) });

/** Żaneta finishes the inspection of a rack; Tomasz, who has no network, hears of it afterwards. */
async function finishMeanwhile(rack: number, { seen, inspection }: { seen: string; inspection: string }) {
  await toScanner(zaneta);
  await scan(zaneta, rack);
  await expect(checkpoint(zaneta, '2.1')).toContainText(seen);
  await zaneta.getByRole('button', { name: 'Reszta w porządku', exact: true }).click();
  await zaneta.getByRole('button', { name: /^Do naprawy – można/ }).click();
  await zaneta.getByRole('button', { name: 'Zakończ przegląd' }).click();
  await expect.poll(async () => (await api.read(`audits/${inspection}`)).isFinished).toBe(true);
  await tomasz.context().setOffline(false);
  await visit(tomasz, '/offline/overview');
}

test('two inspectors share the racks of one appointment by scanning, both without network', async ({
  browser,
  app,
}) => {
  zaneta = await signIn(browser, app.origin, 'owner@auditor.example', lightScreen);
  api = await askApi(zaneta);
  hall = await rackHall(api, 5, { name: 'Wspólna hala', prefix: 'WSPÓLNY' });
  tomasz = await signIn(
    browser,
    app.origin,
    'auditor@auditor.example',
    `/audits/planning/${hall.planning}/show`,
  );
  await inTheHall(zaneta);
  await inTheHall(tomasz);

  await inspect(zaneta, 1);
  await inspect(tomasz, 2);
  // Both begin the third; one finishes it.
  await inspect(zaneta, 3);
  await scan(tomasz, 3);
  await checkpoint(tomasz, '2.1').getByRole('button', { name: 'Niezgodne' }).click();
  const sheet = tomasz.getByRole('dialog', { name: 'Nowa usterka' });
  await sheet.getByRole('button', { name: /^Czerwony/ }).click();
  await sheet.getByRole('textbox', { name: /^Opis/ }).fill('Słup pęknięty u dołu');
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  await savedOnDevice(tomasz);
});

test('the second sees after synchronising what the first has done, and who', async () => {
  await zaneta.context().setOffline(false);
  await expect.poll(async () => (await audits()).filter(({ isFinished }) => isFinished).length).toBe(2);
  await tomasz.context().setOffline(false);
  await expect
    .poll(async () => (await found()).map(({ description }) => description))
    .toEqual(['Słup pęknięty u dołu']);
  await openList(tomasz);
  await expect(item(tomasz, 1)).toContainText('Bez zastrzeżeń');
  await expect(item(tomasz, 1)).toContainText('Żaneta Ćwikła');
  await expect(item(tomasz, 2)).toContainText('Bez zastrzeżeń');
  await expect(item(tomasz, 2)).not.toContainText('Brzęczyk');
  await expect(item(tomasz, 4)).toContainText('Niesprawdzone');
  await openList(zaneta);
  await expect(item(zaneta, 2)).toContainText('Tomasz Brzęczyk');
});

test('nothing is doubled or lost where both began, and the deficiency locks the rack', async () => {
  const rows = await audits();
  expect(rows).toHaveLength(5);
  const [deficiency] = await found();
  const third = rows.find(({ id }) => id === deficiency?.audit);
  expect(third).toMatchObject({ isFinished: true, result: 'OKAY', isUnaware: true });
  expect((await api.read(`equipments/${third?.equipment}`)).isLocked).toBe(true);

  // The answers of both cannot be merged: the second decides, with a reason, as it is a correction now.
  await visit(tomasz, '/offline/overview');
  await tomasz.getByRole('button', { name: 'Porównaj' }).click();
  const dialog = tomasz.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Powód korekty/ }).fill('Pęknięcie zauważone równocześnie');
  await dialog.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(tomasz.getByText(/^Wynik ogólny jest sprzeczny/)).toBeVisible();
  await tomasz.getByRole('button', { name: 'Porównaj' }).click();
  const theirs = dialog.getByRole('radio', { name: /Na serwerze/, checked: false });
  while ((await theirs.count()) > 0) await theirs.first().click();
  await dialog.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(tomasz.getByRole('heading', { name: 'Odrzucone' })).toHaveCount(0);
  expect(await found()).toHaveLength(1);
  expect(await audits()).toHaveLength(5);
});

test('a deficiency changed without network while the other finished its inspection is kept as a correction', async () => {
  await toScanner(tomasz);
  await scan(tomasz, 4);
  await checkpoint(tomasz, '2.1').getByRole('button', { name: 'Niezgodne' }).click();
  const sheet = tomasz.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Zielony/ }).click();
  await sheet.getByRole('textbox', { name: /^Opis/ }).fill('Słup wygięty');
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  const bent = async () => (await found()).find(({ description }) => description === 'Słup wygięty');
  await expect.poll(bent).toMatchObject({ dangerLevel: 'green' });
  const inspection = String((await bent())?.audit);
  await expect.poll(async () => (await api.read(`audits/${inspection}`)).answers).toHaveLength(1);
  await tomasz.context().setOffline(true);
  await checkpoint(tomasz, '2.1')
    .getByRole('button', { name: /Słup wygięty/ })
    .click();
  await sheet.getByRole('button', { name: /^Czerwony/ }).click();
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  await savedOnDevice(tomasz);

  await finishMeanwhile(4, { seen: 'Słup wygięty', inspection });
  await tomasz.getByRole('button', { name: 'Porównaj' }).click();
  const dialog = tomasz.getByRole('dialog');
  await expect(dialog).toContainText('Zielony');
  await expect(dialog).toContainText('Czerwony');
  await dialog.getByRole('textbox', { name: /^Powód korekty/ }).fill('Pęknięcie widoczne z tyłu');
  await dialog.getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect(tomasz.getByRole('heading', { name: 'Odrzucone' })).toHaveCount(0);
  await expect.poll(bent).toMatchObject({ dangerLevel: 'red' });
  expect(await found()).toHaveLength(2);
  expect(await api.read(`audits/${inspection}`)).toMatchObject({
    isFinished: true,
    isUnaware: true,
    corrections: [{ reason: 'Pęknięcie widoczne z tyłu', changed: 'deficiencies' }],
  });
});

test('of a deficiency deleted and one added and changed meanwhile, only the deletion is asked about, once', async () => {
  for (const page of [zaneta, tomasz]) await page.context().setOffline(false);
  await toScanner(tomasz);
  await scan(tomasz, 5);
  const sheet = tomasz.getByRole('dialog');
  const add = async (button: string, description: string) => {
    await checkpoint(tomasz, '2.1').getByRole('button', { name: button }).click();
    await sheet.getByRole('button', { name: /^Zielony/ }).click();
    await sheet.getByRole('textbox', { name: /^Opis/ }).fill(description);
    await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  };
  const open = (description: string) =>
    checkpoint(tomasz, '2.1')
      .getByRole('button', { name: new RegExp(description) })
      .click();
  await add('Niezgodne', 'Z innego przęsła');
  const wrong = async () => (await found()).find(({ description }) => description === 'Z innego przęsła');
  await expect.poll(wrong).toBeTruthy();
  const inspection = String((await wrong())?.audit);
  await expect.poll(async () => (await api.read(`audits/${inspection}`)).answers).toHaveLength(1);
  await tomasz.context().setOffline(true);
  await add('Dodaj kolejną usterkę', 'Słup draśnięty');
  await open('Słup draśnięty');
  await sheet.getByRole('button', { name: /^Pomarańczowy/ }).click();
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  await open('Z innego przęsła');
  await sheet.getByRole('button', { name: 'Usuń wpis o usterce' }).click();
  await savedOnDevice(tomasz);

  await finishMeanwhile(5, { seen: 'Z innego przęsła', inspection });
  await tomasz.getByRole('button', { name: 'Zdecyduj' }).click();
  const dialog = tomasz.getByRole('dialog', { name: 'Usunąć mimo to „Z innego przęsła”?' });
  await expect(dialog).toBeVisible();
  await takeScreen(tomasz, 'twoAuditors-deletion');
  expect(await examine(tomasz)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Powód korekty/ }).fill('Zapisana przy złym regale');
  await dialog.getByRole('button', { name: 'Usuń' }).click();
  await expect.poll(wrong).toBeUndefined();
  const own = (await found()).filter(({ audit }) => audit === inspection);
  expect(own).toMatchObject([{ description: 'Słup draśnięty', dangerLevel: 'orange' }]);
  const { corrections } = await api.read(`audits/${inspection}`);
  expect((corrections as { reason: string }[]).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Zapisano bez sieci/),
    'Zapisana przy złym regale',
  ]);
});
