import { type Browser, expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { choose } from './steps/choose';
import { readMail } from './steps/readMail';
import { visit } from './steps/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const password = 'Chłodnia-2026';

interface Newcomer {
  kind: RegExp;
  company: string;
  email: string;
}
const company: Newcomer = {
  kind: /^Firma/,
  company: 'Chłodnia Żółw sp. z o.o.',
  email: 'grazyna@chlodnia.example',
};
const others: readonly Newcomer[] = [
  { kind: /^Inspektor/, company: 'Przeglądy Świerk s.c.', email: 'grazyna@swierk.example' },
  { kind: /^Broker/, company: 'Regały Źródło S.A.', email: 'grazyna@zrodlo.example' },
];
const invited = 'waclaw@chlodnia.example';

test('a visitor registers a company on a phone, confirms by mail, enters the first equipment and invites a user', async ({
  browser,
  app,
}) => {
  const page = await visitor(browser, app.origin, phone);
  await fillIn(page, company);
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  const answer = await page.getByRole('main').innerText();
  await confirm(page, app.dataDirectory, company);
  await expect(page.getByText(/^Okres próbny: pozostało 30 dni/)).toBeVisible();
  // The first steps contain the links they describe.
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Importuj' })).toBeVisible();
  await barIsLevel(page);
  await enterEquipment(page, { place: 'Mroźnia Zaspa' });
  await noticeLeavesTheScreenFree(page);

  const contact = await (await askApi(page)).create('contacts', {
    firstName: 'Wacław',
    lastName: 'Ćwiąkalski',
    emailAddress: invited,
    contactType: 'employee',
    instanceRole: 'Employee',
  });
  await visit(page, `/contacts/${contact.id}/show`);
  await page.getByRole('button', { name: 'Zaproś' }).click();
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  const guest = await (await browser.newContext({ baseURL: app.origin, viewport: phone })).newPage();
  await guest.goto(linkIn(await readMail(app.dataDirectory, invited, 'invitation?token=')));
  await guest.locator('input[name=password]').fill(password);
  await guest.locator('input[name=repeat]').fill(password);
  await guest.locator('main button[type=submit]').click();
  await guest.getByRole('link', { name: 'Zaloguj się' }).click();
  await enter(guest, invited);
  await visit(guest, '/equipments/overview');
  await expect(guest.getByRole('link', { name: 'REG-1' })).toBeVisible();

  // The same address again: the page does not reveal it, only the mail differs.
  const again = await visitor(browser, app.origin, phone);
  await fillIn(again, company);
  await expect(again.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  expect(await again.getByRole('main').innerText()).toBe(answer);
  await readMail(app.dataDirectory, company.email, 'Ma on już konto');
  for (const one of [page, again, guest]) await one.context().close();
});

for (const newcomer of others)
  test(`registers ${newcomer.company} on a desktop as well`, async ({ browser, app }) => {
    const page = await visitor(browser, app.origin, desktop);
    await fillIn(page, newcomer);
    await confirm(page, app.dataDirectory, newcomer);
    const hasCustomers = await page.getByRole('link', { name: 'Klienci', exact: true }).isVisible();
    await enterEquipment(page, { place: 'Hala Łódź', ...(hasCustomers ? { customer: 'Huta Ćma' } : {}) });
    await page.context().close();
  });

async function visitor(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport });
  await context.addInitScript(() => localStorage.setItem('RaStoreplumbline.tour.off', 'true'));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/');
  await page.getByRole('link', { name: /30 dni bezpłatnie/ }).click();
  await expect(page.getByRole('radio', { name: /^Firma/ })).toBeVisible();
  // The first visit writes no errors to the console.
  expect(complaints).toEqual([]);
  return page;
}

async function fillIn(page: Page, { kind, company, email }: Newcomer): Promise<void> {
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Nazwa firmy').fill(company);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Imię').fill('Grażyna');
  await page.getByLabel('Nazwisko').fill('Żółkiewska');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Telefon').fill('+48 58 555 01 10');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByLabel('Powtórz hasło').fill(password);
  await page.getByRole('checkbox', { name: /regulamin/ }).check();
  await page.getByRole('checkbox', { name: /politykę prywatności/ }).check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
}

async function confirm(page: Page, dataDirectory: string, { email }: Newcomer): Promise<void> {
  await page.goto(linkIn(await readMail(dataDirectory, email, 'czeka na potwierdzenie')));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(page.getByRole('heading', { name: 'Konto jest gotowe' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.locator('#email')).toHaveValue(email);
  await enter(page, email);
}

async function enter(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/start\/dashboard$/, { timeout: 240_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await writtenToConsole(page)).toEqual([]);
}

/** Console output, which must stay empty so that it reveals nothing to the next user of the device. */
async function writtenToConsole(page: Page): Promise<string[]> {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await page.evaluate(() => {
    const { console: target } = window;
    for (const way of ['log', 'info', 'debug', 'warn', 'error'] as const) target[way]('Grażyna');
  });
  return written;
}

async function enterEquipment(
  page: Page,
  { place, customer }: { place: string; customer?: string },
): Promise<void> {
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  if (customer) {
    await visit(page, '/equipment-owners/create');
    await page.getByRole('textbox', { name: 'Nazwa' }).fill(customer);
    await save(customer);
  }
  await visit(page, '/locations/create');
  await page.getByRole('textbox', { name: 'Nazwa' }).fill(place);
  if (customer) await choose(page, 'Klient', customer);
  await save(place);
  await visit(page, '/equipments/create');
  await page.getByRole('textbox', { name: 'Nr inwentarzowy' }).fill('REG-1');
  await choose(page, 'Model', 'META Regał półkowy CLIP');
  if (customer) await choose(page, 'Klient', customer);
  await choose(page, 'Lokalizacja', place);
  await save('REG-1');
}

const linkIn = (mail: string): string => mail.match(/http\S+/)?.[0] ?? '';

/** Links and buttons of the bottom menu are vertically aligned. */
async function barIsLevel(page: Page): Promise<void> {
  const words = page.getByRole('navigation', { name: 'Szybki dostęp' }).locator('[class*="label"]');
  const lines = await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(1);
}

/** The notice does not cover the breadcrumb and the buttons. */
async function noticeLeavesTheScreenFree(page: Page): Promise<void> {
  const told = await page.getByRole('alert').filter({ hasText: 'Dodano.' }).boundingBox();
  const wayBack = await page.getByRole('navigation', { name: 'Ścieżka' }).boundingBox();
  if (!told || !wayBack) throw new Error('they are not on the screen');
  expect(told.y + told.height).toBeLessThanOrEqual(wayBack.y);
}
