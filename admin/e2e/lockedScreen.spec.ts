import { demoPassword } from '../../seeds/accounts';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { oneTimeCode } from './steps/oneTimeCode';
import { signIn } from './steps/signIn';
import { visit } from './steps/visit';

const email = 'admin@company.example';

test('an administrator signs in with a second factor, unlocks the screen and continues in a form', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, email, '/users/settings');

  // Enabled by a code of the authenticator app and the password; ten recovery codes are shown once.
  await visit(page, '/users/settings');
  const card = page.getByRole('region', { name: 'Logowanie dwuetapowe' });
  await card.getByRole('button', { name: 'Włącz' }).click();
  const key = await page.locator('[data-secret]').innerText();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kod z aplikacji').fill(oneTimeCode(key));
  await dialog.getByLabel('Hasło').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Włącz' }).click();
  const list = dialog.getByRole('list', { name: 'Kody zapasowe' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const [recovery = ''] = await list.allInnerTexts();
  await dialog.getByRole('button', { name: 'Kody zapisane, dalej' }).click();
  await expect(card).toContainText('Pozostało 10 kodów zapasowych');

  // The next sign-in requires it; the code just used is invalid.
  await page.getByRole('button', { name: /Łukasz Świątek/ }).click();
  await page.getByRole('button', { name: 'Wyloguj' }).last().click();
  // Two redirects follow each other; waiting for a navigation would fail with the aborted one.
  await expect(page).toHaveURL(/afterlogout|\/oidc\//);
  await page.clock.install();
  await page.goto('/contacts/create');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('#code').fill(oneTimeCode(key, 1));
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/contacts\/create$/);

  // Two hours of inactivity.
  const name = page.getByLabel('Nazwisko');
  await name.fill('Śliwiński');
  await page.getByLabel('Imię').fill('Żegota');
  await page.clock.fastForward('02:00:01');
  await expect(page.getByRole('heading', { name: 'Ekran zablokowany' })).toBeVisible();
  await expect(name).toBeHidden();
  await expect(page.getByText('Śliwiński')).toHaveCount(0);
  const reached: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.closest('[data-lock], body')?.tagName ?? ''),
    );
  }
  expect(new Set(reached)).not.toContain('MAIN');
  expect(await page.evaluate(() => document.querySelector('#root')?.checkVisibility())).toBe(false);

  // Requires password and code, as a second factor is enabled; the form is unchanged afterwards.
  await page.getByLabel('Hasło').fill('Not-this-1');
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(page.getByText('Hasło jest nieprawidłowe.')).toBeVisible();
  await page.getByLabel('Hasło').fill(demoPassword);
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await page.getByLabel('Kod z aplikacji lub kod zapasowy').fill(recovery);
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(name).toHaveValue('Śliwiński');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page).not.toHaveURL(/create/);
  const api = await askApi(page);
  expect(await api.list('contacts', { lastName: 'Śliwiński' })).toMatchObject([{ firstName: 'Żegota' }]);

  // Saving the own settings stays on the screen with the saved values, and can be repeated.
  await page.goto('/users/settings');
  const phone = page.getByRole('textbox', { name: 'Telefon' });
  for (const number of ['+48 601 234 567', '+48 601 234 568']) {
    await phone.fill(number);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByText('Zapisano.')).toBeVisible();
    await expect(page.getByText('Zapisano.')).toBeHidden();
    await expect(phone).toHaveValue(number);
  }
  await card.getByRole('button', { name: 'Wyłącz' }).click();
  await dialog.getByLabel('Hasło lub kod z aplikacji').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(card.getByText('Wyłączone')).toBeVisible();
  await page.context().close();
});
