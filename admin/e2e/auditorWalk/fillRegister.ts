import { expect, test } from '../journey';
import { choose } from '../steps/choose';
import { chooseTarget, dryRun, mapColumn, openList, runImport } from '../steps/importList';
import { signIn, withoutServiceWorker } from '../steps/signIn';
import { visit } from '../steps/visit';
import { owner, site, type Walk } from './walk';

/** Creates the auditor's equipment: by hand, and from two lists. */
export function fillRegister(walk: Walk): void {
  test('a customer and a location are created in generated screens', async ({ browser, app }) => {
    walk.office = await signIn(
      browser,
      app.origin,
      'owner@auditor.example',
      '/equipment-owners/create',
      withoutServiceWorker,
    );
    await visit(walk.office, '/equipment-owners/create');
    await walk.office.getByRole('textbox', { name: 'Nazwa' }).fill(owner);
    await walk.office.getByRole('textbox', { name: 'Miejscowość' }).fill('Środa Śląska');
    await walk.office.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(walk.office.getByRole('heading', { name: owner })).toBeVisible();
    await visit(walk.office, '/locations/create');
    await walk.office.getByRole('textbox', { name: 'Nazwa' }).fill(site);
    await choose(walk.office, 'Klient', owner);
    await walk.office.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(walk.office.getByRole('heading', { name: site })).toBeVisible();
  });

  test('a cp1250 list is recognised, its errors are reported, then it is imported', async () => {
    await openList(walk.office, 'rejestr-regalow.csv');
    await expect(walk.office.getByRole('combobox', { name: 'Kodowanie znaków' })).toHaveText(/Windows-1250/);
    await expect(walk.office.getByRole('combobox', { name: 'Separator' })).toHaveText(/średnik/);
    await expect(walk.office.getByRole('cell', { name: 'Hala A – przyjęcie' }).first()).toBeVisible();
    await chooseTarget(walk.office, { owner, location: site, category: 'Regały magazynowe' });
    await expect(
      walk.office.getByRole('combobox', { name: 'Pole dla kolumny Nośność pola [kg]' }),
    ).toHaveText('Nośność pola');

    await mapColumn(walk.office, 'Uwagi', 'Data pierwszego użycia');
    await dryRun(walk.office);
    const problem = walk.office.getByRole('row', { name: /^2 Uwagi po przeprowadzce z Łodzi/ });
    await expect(problem.getByRole('cell')).toHaveText([
      '2',
      'Uwagi',
      'po przeprowadzce z Łodzi',
      'data, np. 24.12.2026',
    ]);

    await walk.office.getByRole('button', { name: 'Zmień przypisanie' }).click();
    await mapColumn(walk.office, 'Uwagi', 'Uwagi');
    expect(await dryRun(walk.office)).toEqual({ created: '412', updated: '0', unchanged: '0', refused: '0' });
    expect(await runImport(walk.office)).toEqual({
      created: '412',
      updated: '0',
      unchanged: '0',
      refused: '0',
    });
  });

  test('importing the same list again changes nothing', async () => {
    await openList(walk.office, 'rejestr-regalow.csv');
    await chooseTarget(walk.office, { owner, location: site, category: 'Regały magazynowe' });
    expect(await dryRun(walk.office)).toEqual({ created: '0', updated: '0', unchanged: '412', refused: '0' });
    await expect(walk.office.getByText('Nie ma czego importować')).toBeVisible();
    await expect(walk.office.getByRole('button', { name: /^Importuj [^i]/ })).toHaveCount(0);
    await walk.office.getByRole('button', { name: 'Przerwij' }).click();
    await walk.office.getByRole('dialog').getByRole('button', { name: 'Przerwij' }).click();
    await expect(walk.office.getByRole('button', { name: 'Wybierz plik' })).toBeVisible();
  });

  test('one sheet of a German workbook is imported', async () => {
    await openList(walk.office, 'Betriebsmittel-Werk-Sued.xlsx', 'PSAgA');
    await expect(walk.office.getByRole('cell', { name: 'Letzte Prüfung' }).first()).toBeVisible();
    await chooseTarget(walk.office, { owner, location: site, category: 'Sprzęt chroniący przed upadkiem' });
    expect(await dryRun(walk.office)).toEqual({ created: '216', updated: '0', unchanged: '0', refused: '0' });
    expect((await runImport(walk.office)).created).toBe('216');
  });

  test('an equipment is found, viewed and edited', async () => {
    await visit(walk.office, '/equipments/overview');
    await walk.office.getByRole('searchbox', { name: 'Szukaj' }).fill('REG-0003');
    await walk.office
      .getByRole('row', { name: new RegExp(owner) })
      .getByRole('link', { name: 'REG-0003' })
      .click();
    await expect(walk.office.getByRole('heading', { name: 'REG-0003' })).toBeVisible();
    await walk.office.getByRole('link', { name: 'Edytuj' }).click();
    await walk.office.getByRole('textbox', { name: 'Miejsce' }).fill('E-34 / słup 2');
    await walk.office.getByRole('tab', { name: 'Regał' }).click();
    await expect(walk.office.getByRole('textbox', { name: /Nośność poziomu/ })).toHaveValue('230,3');
    await walk.office.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(walk.office.getByText('Zapisano.')).toBeVisible();
    await expect(walk.office.getByText('E-34 / słup 2')).toBeVisible();
    await walk.office.getByRole('tab', { name: 'Zmiany' }).click();
    await expect(walk.office.getByRole('tabpanel').getByText('E-34 / słup 2')).toBeVisible();
  });
}
