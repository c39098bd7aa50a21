import { type Browser, expect, type Page, test } from './journey';
import { axeFindings } from './steps/axe';
import { choose } from './steps/choose';
import { readMail } from './steps/readMail';
import { visit } from './steps/visit';

const phone = { width: 390, height: 844 };
const email = 'grazyna@chlodnia.example';
const password = 'Chłodnia-2026';

test('a visitor registers a company on a phone, confirms by mail, and enters the first equipment', async ({
  browser,
  app,
}) => {
  const page = await visitor(browser, app.origin);
  await fillIn(page);
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  const answer = await page.getByRole('main').innerText();
  const mail = await readMail(app.dataDirectory, email, 'czeka na potwierdzenie');
  await page.goto(mail.match(/http\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(page.getByRole('heading', { name: 'Konto jest gotowe' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.locator('#email')).toHaveValue(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/start\/dashboard$/, { timeout: 60_000 });
  await expect(page.getByText(/^Okres próbny: pozostało 30 dni/)).toBeVisible();

  await visit(page, '/locations/create');
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Mroźnia Zaspa');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mroźnia Zaspa' })).toBeVisible();
  await visit(page, '/equipments/create');
  await page.getByRole('textbox', { name: 'Nr inwentarzowy' }).fill('REG-1');
  await choose(page, 'Model', 'META Regał półkowy CLIP');
  await choose(page, 'Lokalizacja', 'Mroźnia Zaspa');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'REG-1' })).toBeVisible();

  // The same address once more: the page says the same, the mail does not.
  const again = await visitor(browser, app.origin);
  await fillIn(again);
  await expect(again.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  expect(await again.getByRole('main').innerText()).toBe(answer);
  await readMail(app.dataDirectory, email, 'Ma on już konto');
  for (const one of [page, again]) await one.context().close();
});

async function visitor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: phone });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: /30 dni bezpłatnie/ }).click();
  return page;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Firma/ }).check();
  await page.getByLabel('Nazwa firmy').fill('Chłodnia Żółw sp. z o.o.');
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
