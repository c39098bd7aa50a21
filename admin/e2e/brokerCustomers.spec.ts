import { expect, test } from './journey';
import { axeFindings } from './steps/axe';
import { readMail } from './steps/readMail';
import { signIn } from './steps/signIn';
import { settled, visit } from './steps/visit';

test('a broker opens an account for a customer, whose owner never sees the product’s name', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@broker.example');
  await page.getByRole('link', { name: 'Kundenkonten' }).click();
  const list = page.getByRole('list', { name: 'Kundenkonten' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).not.toContainText('Prüfdienst Elbe');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Registrierungslink' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(
    /\/registration\?broker=[0-9a-f-]{36}$/,
  );
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Neuer Kunde' }).click();
  await dialog.getByLabel(/^Firmenname/).fill('Hochregal Łódź GmbH');
  await dialog.getByLabel(/^Vorname/).fill('Zofia');
  await dialog.getByLabel(/^Nachname/).fill('Źdźbło');
  await dialog.getByLabel(/^E-Mail/).fill('zofia@hochregal.example');
  await dialog.getByRole('button', { name: 'Anlegen und einladen' }).click();
  const row = list.getByRole('listitem').filter({ hasText: 'Hochregal Łódź GmbH' });
  await expect(row).toContainText('Einladung verschickt');
  await expect(row).toContainText(/Testphase bis/);

  const mail = await readMail(app.dataDirectory, 'zofia@hochregal.example', 'Hochregal');
  expect(mail).toMatch(/^From: Regalschutz Vertrieb GmbH </m);
  const link = mail.match(/http:\/\/\S+\/oidc\/invitation\?\S+/)?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveTitle(/· Regalschutz Vertrieb GmbH$/);
  // Only the line the broker has enabled.
  await expect(visitor.getByText(/Plumbline/)).toHaveText(['Powered by Plumbline']);
  await visitor.goto(`${app.origin}/index.html/afterlogout`);
  await expect(visitor).toHaveTitle(/Regalschutz Vertrieb GmbH$/);

  const seller = await signIn(browser, app.origin, 'sales@broker.example', '/customers/overview');
  await visit(seller, '/customers/overview');
  await expect(seller.getByText('Hochregal Łódź GmbH')).toBeVisible();
  await expect(seller.getByText('zofia@hochregal.example')).toHaveCount(0);
  await expect(seller.getByRole('button', { name: 'Neuer Kunde' })).toHaveCount(0);
  await Promise.all([page, visitor, seller].map((one) => one.context().close()));
});
