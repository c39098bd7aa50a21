import { expect, type Page, test } from './journey';
import { askApi } from './steps/askApi';
import { axeFindings } from './steps/axe';
import { textOf } from './steps/readPdf';
import { lightScreen, signIn } from './steps/signIn';
import { settled, visit } from './steps/visit';

test('additional seats are bought for the remaining days, invoiced, paid and activated', async ({
  browser,
  app,
}) => {
  const buyer = await signIn(browser, app.origin, 'owner@company.example', '/start/shop');
  const seller = await signIn(browser, app.origin, 'owner@broker.example', lightScreen);
  const api = await askApi(buyer);
  const licence = async () => (await api.list('licenses'))[0];
  const seatsBefore = Number((await licence())?.maxUser);

  await visit(buyer, '/start/shop');
  await buyer.getByRole('button', { name: 'Dodaj miejsca: Professional' }).click();
  await buyer.getByRole('button', { name: 'Zamów', exact: true }).click();
  const dialog = buyer.getByRole('dialog');
  // The calculation is shown before the order: days, net, VAT and total.
  await expect(dialog.getByText(/^pozosta(ło|ły) \d+ dni \(cena obejmuje 36[56] dni\)$/)).toBeVisible();
  const shown = await dialog.getByText(/× \d+\/36[56] = .* netto za sztukę$/).innerText();
  const [, days, ofDays] = /× (\d+)\/(\d+) =/.exec(shown) ?? [];
  const cents = Math.round((94800 * Number(days)) / Number(ofDays));
  const vat = Math.round(cents * 0.19);
  await expect(dialog.getByText('VAT 19%')).toBeVisible();
  const total = dialog.getByText('Do zapłaty', { exact: true }).locator('..');
  await expect(total).toContainText(money(cents + vat));
  await settled(buyer);
  expect(await axeFindings(buyer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  const number = /B-\d{4}-\d{4}/.exec(await buyer.getByText(/Numery zamówień/).innerText())?.[0] ?? '';
  const [order] = await api.list('orders', { number });
  expect(order).toMatchObject({
    kind: 'SEATS',
    state: 'ORDERED',
    net: cents / 100,
    gross: (cents + vat) / 100,
  });

  await visit(seller, `/license/orders/${order?.id}/show`);
  await takeStep(seller, 'Als bezahlt kennzeichnen');
  await expect(seller.getByText(`Bezahlt: ${number}. Die Schlüssel sind da.`)).toBeVisible();

  const paper = async () =>
    (await api.list('orderDocuments', { order: order?.id })).find(({ kind }) => kind === 'INVOICE');
  await expect.poll(async () => Boolean((await paper())?.document), { timeout: 240_000 }).toBe(true);
  const invoice = await paper();
  const { hash } = (invoice?.document ?? {}) as { hash?: string };
  const text = plain(textOf(await api.file(`orderDocuments/${invoice?.id}/files/${hash}`)));
  for (const part of [String(invoice?.number), money(cents + vat), `${days} z ${ofDays}`])
    expect(text).toContain(part);

  await visit(buyer, '/license/licenses/overview');
  await buyer.getByRole('button', { name: /^Aktywuj klucz/ }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Aktywuj', exact: true }).click();
  await expect(buyer.getByText(/^Aktywowano: Professional/)).toBeVisible();
  expect(Number((await licence())?.maxUser)).toBe(seatsBefore + 10);
  expect((await api.list('orders', { number }))[0]?.state).toBe('DELIVERED');
  await Promise.all([buyer.context().close(), seller.context().close()]);
});

test('a terminated account can be read and exported until the termination is withdrawn', async ({
  browser,
  app,
}) => {
  const seller = await signIn(browser, app.origin, 'owner@broker.example', '/instances/overview');
  await visit(seller, '/instances/overview');
  await seller.getByRole('row', { name: /Nordfrost Logistyka/ }).click();
  await takeStep(seller, 'Vertrag kündigen');
  await expect(seller.getByText(/^Der Vertrag für dieses Konto wurde gekündigt\. Bis zum/)).toBeVisible();

  const reader = await signIn(browser, app.origin, 'owner@company.example', '/equipments/overview');
  await expect(reader.getByText('To konto zostało wypowiedziane')).toBeVisible();
  await visit(reader, '/equipments/overview');
  await expect(reader.getByRole('button', { name: 'Filtry' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Nowe urządzenie' })).toHaveCount(0);
  await settled(reader);
  expect(await axeFindings(reader)).toEqual([]);
  await reader.getByRole('link', { name: 'Eksportuj wszystkie dane' }).click();
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Eksportuj wszystkie dane' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Wszystkie dane konta .*\.zip$/);

  await takeStep(seller, 'Kündigung zurücknehmen');
  await expect(seller.getByText(/^Kündigung zurückgenommen/)).toBeVisible();
  const again = await signIn(browser, app.origin, 'owner@company.example', '/equipments/overview');
  await visit(again, '/equipments/overview');
  await expect(again.getByRole('link', { name: 'Nowe urządzenie' })).toBeVisible();
  await expect(again.getByText('To konto zostało wypowiedziane')).toHaveCount(0);
  await Promise.all([seller, reader, again].map((page) => page.context().close()));
});

/** Takes a step of the record shown, and confirms it. */
async function takeStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Status ändern', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const money = (cents: number): string =>
  plain(new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'EUR' }).format(cents / 100));
