import { expect, type Page, test } from './journey';
import { signIn } from './steps/signIn';

// One walk in steps: each goes on where the one before stopped.
test.describe.configure({ mode: 'serial' });

let provider: Page;
const regulation = 'Lifting gear, yearly';

test.afterAll(async () => {
  await provider?.context().close();
});

const pick = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Created.')).toBeVisible();
};
const addCheckpoint = async (name: string, type: string) => {
  await provider.getByRole('button', { name: 'Add checkpoint' }).last().click();
  await provider.getByRole('textbox', { name: 'Checkpoint (EN)' }).fill(name);
  await pick(provider, 'Answer type', type);
};

test('provider staff write a regulation for a new kind of equipment and try it out', async ({
  browser,
  app,
}) => {
  provider = await signIn(browser, app.origin, 'admin@provider.example');
  await provider.goto('/audit-regulations/create');
  await provider.getByRole('textbox', { name: 'Name (EN)' }).fill(regulation);
  await provider.getByRole('textbox', { name: 'Short name' }).fill('LIFT-1');
  await pick(provider, 'Inspection type', 'Expert inspection');
  await provider.getByRole('textbox', { name: 'Interval', exact: true }).fill('12');
  await provider.getByRole('tab', { name: 'Sections and checkpoints' }).click();

  await provider.getByRole('button', { name: 'Add section' }).click();
  await provider.getByRole('textbox', { name: 'Name of the section (EN)' }).fill('Chain and hooks');
  await addCheckpoint('Load capacity tag legible', 'Yes / No');
  await addCheckpoint('Wear of the links', 'Measured value');
  await provider.getByRole('textbox', { name: 'Unit' }).fill('%');
  await provider.getByRole('textbox', { name: 'Green up to' }).fill('5');
  await provider.getByRole('textbox', { name: 'Amber up to' }).fill('10');
  await addCheckpoint('Taken out of service at once', 'Yes / No');
  await pick(provider, 'Ask only after', '1.2 Wear of the links');
  await pick(provider, 'when the answer is', 'red');

  await provider.getByRole('button', { name: 'Phone preview' }).click();
  const phone = provider.getByRole('complementary', { name: 'Phone preview' });
  await expect(phone.getByRole('heading', { level: 3 })).toHaveCount(2);
  await phone.getByRole('textbox').first().fill('12');
  await expect(phone.getByRole('heading', { name: /Taken out of service/ })).toBeVisible();
  await phone.getByRole('button', { name: 'Close' }).click();
  await save(provider);
  await expect(provider.getByRole('heading', { name: regulation })).toBeVisible();
});

test('rows change places by mouse and by keys, and what is removed comes back', async () => {
  await provider.getByRole('link', { name: 'Edit' }).click();
  await provider.getByRole('tab', { name: 'Sections and checkpoints' }).click();
  const rows = provider.getByRole('button', { name: /^1\.\d / });
  const handle = (name: string) => provider.getByRole('button', { name: new RegExp(`^Move: ${name}`) });
  const from = await handle('Load capacity').boundingBox();
  const to = await handle('Wear of').boundingBox();
  if (!from || !to) throw new Error('the handles are not drawn');
  await provider.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await provider.mouse.down();
  await provider.mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 5 });
  await provider.mouse.up();
  await expect(rows.first()).toHaveAccessibleName(/^1\.1 Wear of the links/);
  await handle('Load capacity').press('ArrowUp');
  await expect(rows.first()).toHaveAccessibleName(/^1\.1 Load capacity/);
  await provider.getByRole('button', { name: 'Actions: Wear of the links' }).click();
  await provider.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(2);
  await provider.getByRole('button', { name: 'Removed – undo' }).click();
  await expect(rows).toHaveCount(3);
});
