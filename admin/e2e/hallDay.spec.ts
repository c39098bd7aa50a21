import { type RackHall, rackHall } from './hallDay/rackHall';
import { countTaps } from './hallDay/taps';
import { type BrowserContext, expect, type Page, test } from './journey';
import { type ApiOfPerson, askApi } from './steps/askApi';
import { checkpoint, savedOnDevice } from './steps/carryOut';
import { drawPhoto } from './steps/drawPhoto';
import { signIn, signInAtOffice } from './steps/signIn';
import { phone } from './steps/takeScreens';
import { visit } from './steps/visit';

test.use({ serviceWorkers: 'allow' });
// Serial: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

let api: ApiOfPerson;
let hall: RackHall;
let device: BrowserContext;
let page: Page;

test.afterAll(() => device?.close());

const scanner = () => `/audits/planning/${hall.planning}/scan`;
const scan = async (code: string) => {
  await page.getByRole('textbox', { name: 'Numer lub kod' }).fill(code);
  await page.getByRole('textbox', { name: 'Numer lub kod' }).press('Enter');
};
const rest = () => page.getByRole('button', { name: 'Reszta w porządku', exact: true });
const end = () => page.getByRole('button', { name: 'Zakończ przegląd' });
const isReady = () => expect(page.getByRole('textbox', { name: 'Numer lub kod' })).toBeVisible();

test('without network, 14 points in order take no more than four taps', async ({ browser, app }) => {
  const office = await signInAtOffice(browser, app.origin);
  api = await askApi(office);
  hall = await rackHall(api, 5);
  page = await signIn(
    browser,
    app.origin,
    'auditor@auditor.example',
    `/audits/planning/${hall.planning}/show`,
  );
  device = page.context();
  await page.setViewportSize(phone);
  await visit(page, `/audits/planning/${hall.planning}/show`);
  await page.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
  await expect(page.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(savedPlans)).toBe(1);
  await device.setOffline(true);

  await page.getByRole('link', { name: 'Skanuj i sprawdzaj' }).click();
  await isReady();
  const { tap, report } = await countTaps(page);
  await tap(page.getByRole('link', { name: `Następne: ${hall.racks[0]}` }));
  await expect(page.getByText('0 / 2').first()).toBeVisible();
  await tap(rest());
  await tap(end());
  await isReady();
  expect(await report('14 points in order')).toBeLessThanOrEqual(4);
  await expect(page.getByText('Jeszcze niewysłane: 1 przegląd')).toBeVisible();
});

test('the plan of the hall leads to a rack without network', async () => {
  await visit(page, `/audits/planning/${hall.planning}/show`);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Do przeglądu 4' })).toBeVisible();
  const tile = page.locator('.leaflet-tile-loaded img').first();
  await expect(tile).toBeVisible();
  expect(await tile.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  const rack = hall.racks[4] ?? '';
  await page.locator(`.plan-pin[title^="${rack} "]`).click();
  await page.getByRole('region', { name: rack }).getByRole('link', { name: 'Przeprowadź przegląd' }).click();
  await expect(page.getByText('0 / 2').first()).toBeVisible();
  await visit(page, scanner());
  await isReady();
});

test('a deficiency with its photo takes no more than five taps, and the next bay the same again', async () => {
  await scan(hall.racks[1] ?? '');
  const { tap, photograph, report } = await countTaps(page);
  await tap(checkpoint(page, '2.5').getByRole('button', { name: 'Niezgodne' }));
  const sheet = page.getByRole('dialog', { name: 'Nowa usterka' });
  await tap(sheet.getByRole('button', { name: /^Pomarańczowy/ }));
  await tap(sheet.getByRole('button', { name: 'Belka', exact: true }));
  await photograph(sheet.getByRole('button', { name: 'Zrób zdjęcie' }), await drawPhoto(page, 'belka'));
  await tap(sheet.getByRole('button', { name: 'Zapisz usterkę' }));
  await expect(checkpoint(page, '2.5')).toContainText('Wymienić belkę.');
  expect(await report('a deficiency with its photo')).toBeLessThanOrEqual(5);
  await rest().click();
  await page.getByRole('button', { name: /^Do naprawy – można/ }).click();
  await end().click();
  await isReady();

  await scan(hall.racks[2] ?? '');
  await checkpoint(page, '2.5').getByRole('button', { name: 'Niezgodne' }).click();
  await sheet.getByRole('button', { name: /^Jak poprzednio: Belka, pomarańczowy/ }).click();
  await sheet.getByRole('button', { name: 'Wskaż miejsce na regale' }).click();
  await sheet.getByRole('gridcell', { name: 'Pole 7, poziom 3, bez usterek' }).click();
  await sheet.getByRole('button', { name: 'Zapisz usterkę' }).click();
  await expect(checkpoint(page, '2.5')).toContainText('Wymienić belkę.');
  await page.getByRole('button', { name: /^Pola i poziomy 12 × 4 · 1 usterka/ }).click();
  await page.getByRole('gridcell', { name: /^Pole 7, poziom 3, 1 usterka/ }).click();
  await expect(page.getByRole('button', { name: 'Miejsce na regale: Pole 7, poziom 3' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz usterkę' }).click();
  await savedOnDevice(page);
});

test('nothing is lost by a crash at any point', async () => {
  await visit(page, scanner());
  await scan(hall.racks[3] ?? '');
  const sheet = () => page.getByRole('dialog');
  const remark = () => page.getByRole('textbox', { name: 'Uwagi do całego przeglądu' });
  const photo = await drawPhoto(page, 'awaria');
  // Each step with what must be there after the crash that follows it at once.
  const steps: [act: () => Promise<unknown>, isThere: () => Promise<unknown>][] = [
    [
      () => checkpoint(page, '2.1').getByRole('button', { name: 'Zgodne', exact: true }).click(),
      () =>
        expect(checkpoint(page, '2.1').getByRole('button', { name: 'Zgodne', exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
    ],
    [() => remark().pressSequentially('Pole zastawi'), () => expect(remark()).toHaveValue('Pole zastawi')],
    [
      async () => {
        await checkpoint(page, '3.1').getByRole('button', { name: 'Niezgodne' }).click();
        await sheet()
          .getByRole('button', { name: /^Czerwony/ })
          .click();
      },
      () =>
        expect(sheet().getByRole('button', { name: /^Czerwony/ })).toHaveAttribute('aria-pressed', 'true'),
    ],
    [
      () => sheet().getByRole('textbox', { name: 'Opis usterki' }).pressSequentially('Pęknięta'),
      () => expect(sheet().getByRole('textbox', { name: 'Opis usterki' })).toHaveValue('Pęknięta'),
    ],
    [
      async () => {
        await sheet().getByTestId('camera').setInputFiles(photo);
        await expect(sheet().getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();
      },
      () => expect(sheet().getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible(),
    ],
    [
      async () => {
        await sheet().getByRole('button', { name: 'Zapisz usterkę' }).click();
        await expect(sheet()).toBeHidden();
      },
      () => expect(checkpoint(page, '3.1')).toContainText('Pęknięta'),
    ],
  ];
  const done: (() => Promise<unknown>)[] = [];
  for (const [act, isThere] of steps) {
    await act();
    page = await afterCrash(page);
    done.push(isThere);
    // What comes later may have closed a sheet again.
    await isThere();
  }
  await done[0]?.();
  await done[1]?.();
});

test('a rack that is not on the list is inspected, and all of it is on the server once', async () => {
  await visit(page, scanner());
  await scan(hall.other);
  await page.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await rest().click();
  await end().click();
  await isReady();
  await device.setOffline(false);
  await expect
    .poll(async () => (await api.list('auditPlannings', { id: hall.planning }))[0], { timeout: 240_000 })
    .toMatchObject({ plannedCount: 6, processedCount: 3 });
  await expect(page.getByText(/^Jeszcze niewysłane/)).toBeHidden({ timeout: 240_000 });
  const audits = await api.list('audits', { planning: hall.planning });
  const found = await api.list('deficiencies', { audit: audits.map(({ id }) => id) });
  expect(
    found
      .map(({ component, dangerLevel, photos }) => [component, dangerLevel, (photos as unknown[]).length])
      .sort(),
  ).toEqual([
    [null, 'red', 1],
    ['Belka', 'orange', 0],
    ['Belka', 'orange', 1],
  ]);
  const begun = await Promise.all(audits.map(({ id }) => api.read(`audits/${id}`)));
  expect(begun.map(({ comment }) => comment)).toContain('Pole zastawi');
});

/** Ends the page as a crash does, without any of its events, and opens the same address again. */
async function afterCrash(crashing: Page): Promise<Page> {
  const address = crashing.url();
  const devtools = await device.newCDPSession(crashing);
  const crashed = crashing.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await crashing.close();
  const next = await device.newPage();
  await next.setViewportSize(phone);
  await next.goto(address);
  await expect(next.locator('[data-checkpoint]').first()).toBeVisible();
  return next;
}

/** Number of floor plans on this device. */
async function savedPlans(): Promise<number> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.endsWith('.packs'));
  if (!found?.name) return 0;
  const opening = indexedDB.open(found.name);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('packs').objectStore('packs').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  opening.result.close();
  return counting.result;
}
