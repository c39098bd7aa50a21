import { expect, type Page, test } from './journey';
import { signIn, withoutServiceWorker } from './steps/signIn';
import { visit } from './steps/visit';

test.use({ serviceWorkers: 'allow' });

/** Sends an action to the device shown. */
async function send(page: Page, action: string, message?: string): Promise<void> {
  await page.getByRole('button', { name: 'Wyślij czynność…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Co ma się stać?' }).click();
  await page.getByRole('option', { name: action, exact: true }).click();
  if (message) await dialog.getByRole('textbox', { name: /Treść wiadomości/ }).fill(message);
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const synchronise = (page: Page) => page.getByRole('button', { name: 'Synchronizuj teraz' }).click();
const device = '/offline/overview?tab=device';
/** Entry of an action in the device's own log. */
const logged = (page: Page, action: string) =>
  page.getByRole('list', { name: 'Wykonane zdalnie' }).getByRole('listitem').filter({ hasText: action });
/** State of an action in the sender's list, once the device has reported it. */
const expectListed = (page: Page, action: string, state: string): Promise<void> =>
  expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Wysłane czynności' }).click();
    await expect(page.getByRole('row').filter({ hasText: action })).toContainText(state, { timeout: 30_000 });
  }).toPass({ timeout: 300_000 });

test('an administrator sends actions to a device without losing data', async ({ browser, app }) => {
  const worker = await signIn(browser, app.origin, 'auditor@auditor.example', device);
  const owner = await signIn(
    browser,
    app.origin,
    'owner@auditor.example',
    '/devices/overview',
    withoutServiceWorker,
  );

  await test.step('nothing can be sent before the user of the device allows it', async () => {
    await visit(worker, device);
    await expect(worker.getByText('Dotąd nikt o nic nie prosił.')).toBeVisible();
    await visit(owner, '/devices/overview');
    await owner.getByRole('row').filter({ hasText: 'Tomasz Brzęczyk' }).getByRole('link').first().click();
    await owner.getByRole('button', { name: 'Wyślij czynność…' }).click();
    await expect(owner.getByRole('dialog').getByText(/nie pozwala na zdalną pomoc/)).toBeVisible();
    await owner.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
    await worker.getByRole('switch', { name: 'Zezwalaj na zdalną pomoc' }).click();
    await expect(worker.getByText('Zdalna pomoc jest włączona.')).toBeVisible();
    await owner.reload();
  });

  await test.step('a message is read, and diagnostics are sent', async () => {
    await send(owner, 'Wiadomość', 'Proszę zadzwonić do biura.');
    await send(owner, 'Wysłanie diagnostyki');
    await synchronise(worker);
    const message = worker.getByRole('status').filter({ hasText: 'Proszę zadzwonić do biura.' });
    await expect(message).toContainText('Wiadomość – Żaneta Ćwikła');
    await expect(logged(worker, 'Wysłanie diagnostyki')).toContainText(/Wykonano.*Numer: D?\w+/);
    await message.getByRole('button', { name: 'Przeczytane' }).click();
    await expect(message).toHaveCount(0);
    await expectListed(owner, 'Wiadomość', 'Wykonano');
    await expectListed(owner, 'Wysłanie diagnostyki', 'Wykonano');
  });

  await test.step('a reload waits for unsaved input', async () => {
    await visit(worker, '/tasks/create');
    const task = worker.getByRole('textbox', { name: /^Zadanie/ });
    await task.fill('Nie zgub mnie');
    await send(owner, 'Ponowne uruchomienie aplikacji');
    // Triggers the next contact, which otherwise takes a minute.
    await worker.evaluate(() => window.dispatchEvent(new Event('offline')));
    await worker.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(worker.getByText(/Nastąpi samo, gdy zapiszesz/)).toBeVisible({ timeout: 240_000 });
    await expect(task).toHaveValue('Nie zgub mnie');
    await expectListed(owner, 'Ponowne uruchomienie', 'Odebrano');
    const left = worker.waitForEvent('load');
    await worker.getByRole('link', { name: 'Anuluj' }).click();
    const question = worker.getByRole('dialog').getByRole('button', { name: /bez zapisywania/ });
    // The confirmation appears with a delay.
    await Promise.race([question.click(), left]);
    await left;
    await worker.goto(device);
    await expect(logged(worker, 'Ponowne uruchomienie')).toContainText('Wykonano');
    await expectListed(owner, 'Ponowne uruchomienie', 'Wykonano');
  });

  await test.step('the log is available offline, and a sign-out comes last', async () => {
    await worker.context().setOffline(true);
    // The log is stored on the device.
    await expect(logged(worker, 'Wiadomość')).toContainText('Proszę zadzwonić do biura.');
    await expect(worker.getByRole('switch', { name: 'Zezwalaj na zdalną pomoc' })).toBeDisabled();
    await worker.context().setOffline(false);
    await send(owner, 'Wylogowanie');
    await expect(worker).toHaveURL(/afterlogout|\/oidc\//, { timeout: 240_000 });
    await expectListed(owner, 'Wylogowanie', 'Wykonano');
  });
  await worker.context().close();
  await owner.context().close();
});
