import { expect, type Page, test } from './journey';
import { axeFindings } from './steps/axe';
import { answer, checkpoint, finish, finished, measure } from './steps/carryOut';
import { choose } from './steps/choose';
import { signIn } from './steps/signIn';
import { visit } from './steps/visit';
import { addCheckpoint, pick, publish } from './steps/writeRegulation';

// Serial: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

let provider: Page;
let auditor: Page;
const regulation = 'Lifting gear, yearly';
const category = 'Lifting gear';
const model = 'GrabiQ chain sling 2-leg';
const sling = 'ZAW-001';
const added = 'Certificate at hand';

test.afterAll(async () => {
  await provider?.context().close();
  await auditor?.context().close();
});

test('provider staff create a regulation for a new kind of equipment, test it and publish it', async ({
  browser,
  app,
}) => {
  provider = await signIn(browser, app.origin, 'admin@provider.example', '/audit-regulations/create');
  await visit(provider, '/audit-regulations/create');
  await provider.getByRole('textbox', { name: 'Name (EN)' }).fill(regulation);
  await provider.getByRole('textbox', { name: 'Short name' }).fill('LIFT-1');
  await pick(provider, 'Inspection type', 'Expert inspection');
  await provider.getByRole('textbox', { name: 'Interval', exact: true }).fill('12');
  await provider.getByRole('tab', { name: 'Sections and checkpoints' }).click();

  await provider.getByRole('button', { name: 'Add section' }).click();
  await provider.getByRole('textbox', { name: 'Name of the section (EN)' }).fill('Chain and hooks');
  await addCheckpoint(provider, 'Load capacity tag legible', 'Yes / No');
  await addCheckpoint(provider, 'Wear of the links', 'Measured value');
  await provider.getByRole('textbox', { name: 'Unit' }).fill('%');
  await provider.getByRole('textbox', { name: 'Green up to' }).fill('5');
  await provider.getByRole('textbox', { name: 'Amber up to' }).fill('10');
  await addCheckpoint(provider, 'Taken out of service at once', 'Yes / No');
  await pick(provider, 'Ask only after', '1.2 Wear of the links');
  await pick(provider, 'when the answer is', 'red');

  await provider.getByRole('button', { name: 'Phone preview' }).click();
  const phone = provider.getByRole('complementary', { name: 'Phone preview' });
  await expect(phone.getByRole('heading', { level: 3 })).toHaveCount(2);
  await phone.getByRole('textbox').first().fill('12');
  await expect(phone.getByRole('heading', { name: /Taken out of service/ })).toBeVisible();
  expect(await axeFindings(provider)).toEqual([]);
  await phone.getByRole('button', { name: 'Close' }).click();
  await provider.getByRole('button', { name: 'Save draft' }).click();
  await expect(provider.getByRole('heading', { name: regulation })).toBeVisible();
});

test('rows are sorted by mouse and by keyboard, and a removal can be undone', async () => {
  await provider.getByRole('link', { name: 'Edit' }).click();
  await provider.getByRole('tab', { name: 'Sections and checkpoints' }).click();
  const rows = provider.getByRole('button', { name: /^1\.\d / });
  const handle = (name: string) => provider.getByRole('button', { name: new RegExp(`^Move: ${name}`) });
  await expect(rows).toHaveCount(3);
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
  await provider.getByRole('button', { name: 'Save draft' }).click();
  await publish(provider, 1);
});

test('provider staff add a category and a product of it', async () => {
  await visit(provider, '/categories/create');
  await provider.getByRole('textbox', { name: 'Name (EN)' }).fill(category);
  await pick(provider, 'Type', 'Occupational safety (e.g. ladders)');
  await choose(provider, 'Inspection regulations', regulation);
  await provider.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(provider.getByRole('heading', { name: category })).toBeVisible();
  await visit(provider, '/products/create');
  await provider.getByRole('textbox', { name: 'Name', exact: true }).fill(model);
  await provider.getByRole('textbox', { name: 'Manufacturer' }).fill('Gunnebo');
  await provider.getByRole('textbox', { name: 'EAN' }).fill('4006381333930');
  await choose(provider, 'Category', category);
  await provider.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(provider.getByText(/correct check digit/)).toBeVisible();
  await provider.getByRole('textbox', { name: 'EAN' }).fill('4006381333931');
  await provider.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(provider.getByRole('heading', { name: `Gunnebo ${model}` })).toBeVisible();
});

test('an auditor enters a sling and plans its inspection', async ({ browser, app }) => {
  auditor = await signIn(browser, app.origin, 'owner@auditor.example', '/equipments/create');
  await visit(auditor, '/equipments/create');
  await auditor.getByRole('textbox', { name: 'Nr inwentarzowy' }).fill(sling);
  await choose(auditor, 'Model', model);
  await choose(auditor, 'Klient', 'Magazyny Odra Sp. z o.o.');
  await choose(auditor, 'Lokalizacja', 'Chłodnia');
  await auditor.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(auditor.getByRole('heading', { name: sling })).toBeVisible();

  await visit(auditor, '/audits/planning/create');
  await choose(auditor, 'Klient', 'Magazyny Odra Sp. z o.o.');
  await choose(auditor, 'Lokalizacja', 'Chłodnia');
  await auditor.getByRole('button', { name: 'Przegląd ekspercki', exact: true }).click();
  await auditor.getByRole('searchbox', { name: /^Szukaj numeru/ }).fill(sling);
  await auditor.getByRole('checkbox', { name: new RegExp(`^${sling}`) }).check();
  await auditor.getByRole('button', { name: 'Zaplanuj przegląd' }).click();
  await auditor.waitForURL(/\/audits\/planning\/[0-9a-f-]{36}\/show/);
});

test('the provider publishes a change, with a list of changes and a note on open appointments', async () => {
  await visit(provider, '/audit-regulations/overview');
  await provider.getByRole('link', { name: regulation }).click();
  await provider.getByRole('link', { name: 'Edit' }).click();
  await provider.getByRole('tab', { name: 'Sections and checkpoints' }).click();
  await addCheckpoint(provider, added, 'Yes / No');
  await provider.getByRole('button', { name: 'Save draft' }).click();
  await publish(provider, 2, async (dialog) => {
    await expect(dialog.getByText('1 open appointment goes on by the earlier version.')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([`new1.4 ${added}`]);
  });
  await provider.getByRole('tab', { name: 'Versions' }).click();
  await expect(provider.getByRole('row').filter({ hasText: 'Hanna Lindqvist' })).toHaveCount(2);
});

test('the auditor is informed, and inspects by the planned version', async () => {
  const planning = auditor.url();
  await auditor.reload();
  await expect(auditor.getByText(`${regulation}: wersja 1, obowiązuje 2`)).toBeVisible();
  await auditor.getByRole('list', { name: 'Lista przeglądu' }).getByRole('link', { name: sling }).click();
  await answer(auditor, '1.1', 'Tak');
  await expect(checkpoint(auditor, '1.3')).toHaveCount(0);
  await measure(auditor, '1.2', '12');
  await answer(auditor, '1.3', 'Tak');
  await expect(auditor.getByRole('heading', { name: added })).toHaveCount(0);
  await auditor
    .getByRole('group', { name: 'Wynik ogólny' })
    .getByRole('button', { name: /zakaz użytkowania/ })
    .click();
  await finish(auditor);
  await finished(auditor);
  await visit(auditor, planning);
  await auditor.getByRole('button', { name: 'Zakończ termin' }).click();
  await auditor.getByRole('dialog').getByRole('button', { name: 'Zakończ', exact: true }).click();
  await expect(auditor.getByText('Zakończono termin przeglądu')).toBeVisible();
});
