import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { brandPalette } from '../kit/theme/brand/brandPalette';
import { expect, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { signIn } from './steps/signIn';
import { settled, visit } from './steps/visit';

test('the owner of a broker sees the own account and the accounts looked after, without their work or other accounts', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@broker.example');
  // Another test may have opened an additional account.
  await page.getByRole('link', { name: /^[34] Konten$/ }).click();
  await expect(page.getByRole('row', { name: /Nordfrost Logistyka/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Prüfdienst Elbe/ })).toHaveCount(0);
  // Unlocked for this broker by the provider.
  await expect(page.getByRole('link', { name: 'Vertriebsmitarbeiter' })).toBeVisible();
  await page.getByRole('link', { name: 'Eigenes Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regalschutz Vertrieb GmbH' })).toBeVisible();
  // The menu entry opens the licence tab.
  await page.getByRole('tab').first().click();
  await expect(page.getByText('Hafenstraße 8')).toBeVisible();

  await visit(page, '/contacts/overview');
  await expect(page.getByRole('row', { name: /Katrin/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await visit(page, '/equipments/overview');
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
  // The own customer, and the customer of the subordinate broker.
  const looked = (await api.list('instances')).map(({ companyName }) => companyName);
  expect(new Set(looked.filter((name) => name !== 'Hochregal Łódź GmbH'))).toEqual(
    new Set([
      'Regalschutz Vertrieb GmbH',
      'Nordfrost Logistyka Sp. z o.o.',
      'Pion Inspekcje Techniczne s.c.',
    ]),
  );

  // A brand colour without enough contrast on white: accounts use a readable shade of it after their next start.
  const [theme] = await api.list('themes', { name: 'Regalschutz' });
  const worn = theme as unknown as BrandColors; // the colours are fields of a theme
  const color = page.getByRole('textbox', { name: /^Hauptfarbe/ });
  const dress = async (value: string) => {
    await visit(page, `/themes/${theme?.id}`);
    await color.fill(value);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
  };
  await dress('#FFD400');
  const customer = await signIn(browser, app.origin, 'owner@company.example');
  await expect(customer).toHaveTitle(/– Regalschutz Vertrieb GmbH$/);
  await expect(customer.getByRole('link', { name: 'Pulpit', exact: true })).toHaveCSS(
    'color',
    rgbOf(brandPalette({ ...worn, primaryColor: '#FFD400' }).light.primary.main),
  );
  await settled(customer);
  expect(await axeFindings(customer)).toEqual([]);
  await dress(worn.primaryColor);
  await Promise.all([page.context().close(), customer.context().close()]);
});

const rgbOf = (color: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
