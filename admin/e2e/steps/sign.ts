import { expect, type Page } from '../journey';

/** Draws a signature with the pointer, with the given name. */
export async function sign(page: Page, role: 'inspektora' | 'klienta', name: string): Promise<void> {
  const row = role === 'inspektora' ? 0 : 1;
  await page
    .getByRole('button', { name: /^Podpisz/ })
    .nth(row)
    .click();
  const dialog = page.getByRole('dialog', { name: `Podpis ${role}` });
  await dialog.getByRole('textbox', { name: 'Imię i nazwisko' }).fill(name);
  const box = await dialog.getByRole('img', { name: 'Pole podpisu' }).boundingBox();
  if (!box) throw new Error('the field to sign in is not on the screen');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1)
    await page.mouse.move(...at(0.15 + step * 0.028, 0.5 + Math.sin(step * (row + 1)) * 0.25));
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Zatwierdź podpis' }).click();
  await expect(dialog).toBeHidden();
}
