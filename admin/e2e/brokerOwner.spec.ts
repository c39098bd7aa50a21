import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { signIn } from './steps/signIn';

test('the owner of a broker sees his own account, those he looks after, and nothing of their work or of others', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@broker.example');
  await page.getByRole('link', { name: '3 Konten', exact: true }).click();
  await expect(page.getByRole('row', { name: /Nordfrost Logistyka/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Prüfdienst Elbe/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Eigenes Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regalschutz Vertrieb GmbH' })).toBeVisible();
  // The menu leads to the licences, as its address says.
  await page.getByRole('tab').first().click();
  await expect(page.getByText('Hafenstraße 8')).toBeVisible();

  await page.goto('/contacts/overview');
  await expect(page.getByRole('row', { name: /Katrin/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.goto('/equipments/overview');
  await expect(page.getByText('Noch keine Betriebsmittel')).toBeVisible();

  const api = await askApi(page);
  for (const resource of [
    'equipments',
    'locations',
    'equipmentOwners',
    'auditPlannings',
    'audits',
    'auditReports',
  ])
    expect(await api.list(resource), resource).toEqual([]);
  // His own customer, and the customer of the broker below him.
  expect(new Set((await api.list('instances')).map(({ companyName }) => companyName))).toEqual(
    new Set([
      'Regalschutz Vertrieb GmbH',
      'Nordfrost Logistyka Sp. z o.o.',
      'Pion Inspekcje Techniczne s.c.',
    ]),
  );
  await page.context().close();
});
