import { expect, type Page, test } from './journey';
import { axeFindings } from './steps/axe';
import { signIn } from './steps/signIn';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('the tour shows six targets without covering them, and a chart links to the list it counts', async ({
  browser,
  app,
}) => {
  const page = await signIn(browser, app.origin, 'owner@company.example');
  await page.getByRole('region', { name: 'Terminy przeglądów' }).waitFor();

  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^GW – / }).click();
    await page.getByRole('button', { name: 'Przewodnik', exact: true }).click();
    for (let step = 1; step <= 6; step += 1) {
      const card = page.getByRole('dialog').filter({ hasText: `Krok ${step} z 6` });
      await expect(card).toBeFocused();
      await expect.poll(() => covered(page), `step ${step} at ${size.width} px`).toBe(false);
      if (step === 2 && size === phone) expect(await axeFindings(page)).toEqual([]);
      if (step < 6) await page.keyboard.press('ArrowRight');
      else await card.getByRole('button', { name: 'Gotowe' }).click();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.setViewportSize(desktop);
  const overdue = page
    .getByRole('region', { name: 'Terminy przeglądów' })
    .getByRole('link', { name: /Zaległe/ });
  const count = /\d[\d\s]*/.exec(await overdue.innerText())?.[0].replace(/\s/g, '') ?? '';
  await overdue.click();
  await page.waitForURL('**/equipments/overview?**');
  await expect(page.getByText(new RegExp(`^1–\\d+ z ${count}$`))).toBeVisible();
});

/** Whether the card covers the ring around its target. */
async function covered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const card = document.querySelector('[role="dialog"]');
    const ring = card?.previousElementSibling;
    if (!card || !ring) throw new Error('no tour');
    const [one, other] = [card.getBoundingClientRect(), ring.getBoundingClientRect()];
    return (
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    );
  });
}
