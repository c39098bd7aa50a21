import { demoPassword } from '../../seeds/accounts';
import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { signIn } from './steps/signIn';
import { settled } from './steps/visit';

const account = 'Nordfrost Logistyka Sp. z o.o.';

test('an owner terminates the own account on a phone, and undoes it at the desk', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@company.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page);
  await page.getByRole('button', { name: 'Wypowiedz konto' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Dnia .*: wszystkie dane zostaną trwale usunięte/)).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel(/wpisz nazwę konta/).fill('Nordfrost');
  await dialog.getByLabel(/^Hasło lub kod/).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Wypowiedz konto' }).click();
  await expect(dialog.getByText(/dokładnie/)).toBeVisible();
  await dialog.getByLabel(/wpisz nazwę konta/).fill(account);
  await dialog.getByRole('button', { name: 'Wypowiedz konto' }).click();
  // The app opens anew with the rights that are left.
  await expect(page.getByText('To konto zostało wypowiedziane')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/equipments/overview');
  await expect(page.getByText('To konto zostało wypowiedziane')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dodaj' })).toHaveCount(0);
  await openAccount(page);
  await expect(page.getByRole('button', { name: 'Eksportuj wszystkie dane' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij wypowiedzenie' }).click();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij wypowiedzenie' }).click();
  await expect(page.getByText('To konto zostało wypowiedziane')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Wypowiedz konto' })).toBeVisible();

  const api = await askApi(page);
  const kinds = (await api.list('securityEvents')).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['ACCOUNT_TERMINATED', 'TERMINATION_UNDONE']));
});

/** The first tab: the menu's entry opens the licences. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/start/instance/detail');
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
  await settled(page);
}
