import { expect, test } from './journey';
import { signIn } from './steps/signIn';
import { visit } from './steps/visit';
import { publish } from './steps/writeRegulation';

test('changes of the provider in the catalogue are visible to accounts, read-only', async ({
  browser,
  app,
}) => {
  const provider = await signIn(browser, app.origin, 'admin@provider.example', '/audit-regulations/overview');
  await visit(provider, '/audit-regulations/overview');
  await provider
    .getByRole('link', { name: 'Safety inspection of power-operated doors and gates (ASR A1.7)' })
    .click();
  await provider.getByRole('link', { name: 'Edit' }).click();
  const interval = provider.getByRole('textbox', { name: 'Interval', exact: true });
  await expect(interval).toHaveValue('1');
  await interval.fill('2');
  await provider.getByRole('button', { name: 'Save draft' }).click();
  await publish(provider, 2);
  await provider.getByRole('tab', { name: 'Changes' }).click();
  await expect(provider.getByRole('tabpanel')).toContainText('Hanna Lindqvist');

  await visit(provider, '/categories/overview');
  await provider.getByRole('link', { name: 'Ladders and steps' }).click();
  await provider.getByRole('link', { name: 'Edit' }).click();
  await provider.getByRole('button', { name: /^PL – Polski/ }).click();
  await provider.getByRole('textbox', { name: 'Name (PL)' }).fill('Drabiny, podesty i rusztowania');
  await provider.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(provider.getByText('Saved.')).toBeVisible();

  const auditor = await signIn(browser, app.origin, 'owner@auditor.example', '/categories/overview');
  await visit(auditor, '/categories/overview');
  await auditor.getByRole('link', { name: 'Drabiny, podesty i rusztowania' }).click();
  await expect(auditor.getByRole('heading', { name: 'Drabiny, podesty i rusztowania' })).toBeVisible();
  await expect(auditor.getByRole('link', { name: 'Edytuj' })).toHaveCount(0);
  await visit(auditor, '/audit-regulations/overview');
  await expect(
    auditor.getByRole('row', { name: / ASR-A1\.7 / }).getByRole('cell', { name: '2', exact: true }),
  ).toBeVisible();

  await visit(provider, '/instances/overview');
  await expect(provider.getByRole('link', { name: 'Pion Inspekcje Techniczne s.c.' })).toBeVisible();
  await provider.context().close();
  await auditor.context().close();
});
