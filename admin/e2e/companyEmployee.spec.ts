import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { signIn } from './steps/signIn';
import { visit } from './steps/visit';

test('an employee of a company sees its own equipment and carries out the assigned inspection', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'employee@company.example');
  await expect(page.getByRole('banner')).toContainText('Nordfrost Logistyka');

  // A company has no customers.
  await expect(
    page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Klienci' }),
  ).toHaveCount(0);
  await visit(page, '/equipments/overview');
  await expect(page.getByRole('columnheader', { name: 'Klient' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill('REG-0003');
  await expect(page.getByRole('row', { name: /REG-0003/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'REG-0003' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('META Regał półkowy CLIP');

  await visit(page, '/audits/planning/overview');
  const his = page.getByRole('listitem').filter({ hasText: 'Michał Gęsiarz' });
  await his.getByRole('link', { name: 'Mroźnia Gądki' }).click();
  await expect(page.getByText('Sprawdzono 0 z 9')).toBeVisible();
  await page.getByRole('link', { name: /^Wykonaj przegląd: / }).click();
  // Wait for the inspection: until then the heading may be that of the appointment.
  await expect(page.locator('[data-checkpoint]').first()).toBeVisible();
  const identNumber = await page.getByRole('heading', { level: 1 }).innerText();
  for (const row of await page.locator('[data-checkpoint]').all()) {
    const box = row.getByRole('textbox');
    const good = row.getByRole('button', { name: /^(Zgodne|Tak)$/ });
    if (await good.count()) await good.click();
    else await box.first().fill('1');
  }
  await page
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /Bez zastrzeżeń/ })
    .click();
  await page.getByRole('button', { name: 'Zakończ przegląd' }).click();
  await expect(page.getByRole('contentinfo').getByText('Zakończony', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano na serwerze' })).toBeVisible();

  const api = await askApi(page);
  const [piece] = await api.list('equipments', { identNumber });
  expect(piece).toMatchObject({ lastAuditResult: 'OKAY', isLocked: false });

  // Signing out with unsaved input is confirmed once, by the product, without a second prompt of the browser.
  await visit(page, '/equipments/create');
  await page.getByLabel('Nr inwentarzowy').fill('REG-9999');
  await page.getByRole('button', { name: /Michał Gęsiarz/ }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('dialog', { name: 'Wylogować?' })).toContainText('niezapisane dane przepadną');
  await page.getByRole('button', { name: 'Wyloguj mimo to' }).click();
  await expect(page).toHaveURL(/afterlogout|\/oidc\//);
  await page.context().close();
});
