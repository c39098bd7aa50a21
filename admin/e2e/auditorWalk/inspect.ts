import { expect, test } from '../journey';
import { askApi } from '../steps/askApi';
import {
  answer,
  checkpoint,
  describeDeficiency,
  finish,
  finished,
  measure,
  savedOnDevice,
} from '../steps/carryOut';
import { choose } from '../steps/choose';
import { drawPhoto } from '../steps/drawPhoto';
import { ownRegulation } from '../steps/ownRegulation';
import { signIn } from '../steps/signIn';
import { visit } from '../steps/visit';
import { ladder, owner, phone, racks, type Walk } from './walk';

/** An inspection is planned online and carried out without a server. */
export function inspect(walk: Walk): void {
  test('an inspection is planned, with reasons for equipment that cannot be selected', async () => {
    const api = await askApi(walk.office);
    const { product } = await ownRegulation(api);
    const [customer] = await api.list('equipmentOwners', { name: owner });
    const halls = await api.list('locations', { owner: customer?.id });
    const hallA = halls.find(({ name }) => name === 'Hala A – przyjęcie');
    await api.create('contacts', {
      firstName: 'Bożena',
      lastName: 'Ślusarczyk',
      contactType: 'location-contact',
      owner: customer?.id,
      location: hallA?.id,
    });
    await api.create('equipments', {
      identNumber: ladder,
      product,
      owner: customer?.id,
      location: hallA?.id,
    });

    await visit(walk.office, '/audits/planning/create');
    await choose(walk.office, 'Klient', owner);
    await choose(walk.office, 'Lokalizacja', 'Hala A – przyjęcie');
    await walk.office.getByRole('button', { name: 'Konserwacja' }).click();
    await expect(walk.office.getByRole('checkbox', { name: /^REG-0003/ })).toBeDisabled();
    await expect(walk.office.getByRole('checkbox', { name: /^REG-0003/ })).toHaveAccessibleDescription(
      'brak zakresu przeglądu tego rodzaju',
    );
    await walk.office.getByRole('button', { name: 'Przegląd ekspercki', exact: true }).click();
    for (const piece of [ladder, ...racks])
      await walk.office.getByRole('checkbox', { name: new RegExp(`^${piece}`) }).check();
    await choose(walk.office, 'Inspektor', 'Tomasz Brzęczyk');
    await walk.office.getByRole('button', { name: 'Zaplanuj przegląd' }).click();
    await walk.office.waitForURL(/\/audits\/planning\/[0-9a-f-]{36}\/show/);
    walk.planning = walk.office.url().split('/').at(-2) ?? '';
    await expect(walk.office.getByText('Sprawdzono 0 z 3')).toBeVisible();

    await visit(walk.office, '/audits/planning/create');
    await choose(walk.office, 'Klient', owner);
    await choose(walk.office, 'Lokalizacja', 'Hala A – przyjęcie');
    await expect(walk.office.getByRole('checkbox', { name: /^REG-0003/ })).toHaveAccessibleDescription(
      /już zaplanowane/,
    );
  });

  test('the inspector downloads the location, then the server dies', async ({ browser, app }) => {
    walk.hall = await signIn(
      browser,
      app.origin,
      'auditor@auditor.example',
      `/audits/planning/${walk.planning}/show`,
    );
    walk.device = walk.hall.context();
    await walk.hall.setViewportSize(phone);
    await visit(walk.hall, `/audits/planning/${walk.planning}/show`);
    await walk.hall.evaluate(() => {
      navigator.storage.persist = async () => document.documentElement.toggleAttribute('data-persist', true);
    });
    await walk.hall.getByRole('button', { name: 'Pobierz do pracy offline' }).click();
    await expect(walk.hall.getByText('Zapisano lokalnie, działa też bez sieci')).toBeVisible({
      timeout: 90_000,
    });
    // The browser is asked for persistent storage.
    await expect(walk.hall.locator('html')).toHaveAttribute('data-persist');
    await app.killServer();
    await expect(walk.hall.request.get('/api/health')).rejects.toThrow(/ECONNREFUSED/);
  });

  test('the first rack is inspected without a server, and the tab is closed meanwhile', async () => {
    await walk.hall.reload();
    await expect(walk.hall.getByRole('button', { name: 'Synchronizacja: Offline' })).toBeVisible();
    await walk.hall
      .getByRole('list', { name: 'Lista przeglądu' })
      .getByRole('link', { name: racks[0] })
      .click();
    await answer(walk.hall, '1.2', 'Tak');
    await checkpoint(walk.hall, '1.2').getByRole('button', { name: 'Uwagi' }).click();
    await checkpoint(walk.hall, '1.2')
      .getByRole('textbox', { name: 'Uwagi' })
      .fill('Protokoły z 2025 r. u kierownika zmiany');

    await checkpoint(walk.hall, '1.1').getByRole('button', { name: 'Niezgodne' }).click();
    await describeDeficiency(walk.hall, {
      level: 'Czerwony',
      description: 'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
      measure: 'Wymienić słup i tablicę, pole rozładować',
      component: 'Słup',
      responsible: 'Łukasz Świątek',
      photo: await drawPhoto(walk.hall, 'wgniecenie'),
    });
    await expect(checkpoint(walk.hall, '1.1').getByRole('button', { name: 'Niezgodne' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await answer(walk.hall, '2.1', 'Zgodne');
    await measure(walk.hall, '2.2', '12,5');
    await expect(checkpoint(walk.hall, '2.2').getByRole('button', { name: /Czerwony/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await measure(walk.hall, '2.3', '2,5');
    await expect(checkpoint(walk.hall, '2.3').getByRole('button', { name: /Zielony/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await checkpoint(walk.hall, '4.2')
      .getByTestId('camera')
      .setInputFiles(await drawPhoto(walk.hall, 'posadzka'));
    await expect(checkpoint(walk.hall, '4.2').getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();
    await savedOnDevice(walk.hall);

    await walk.hall.getByRole('link', { name: 'Wróć do listy przeglądu' }).click();
    await expect(walk.hall.getByRole('dialog', { name: 'Przegląd niezakończony' })).toBeVisible();
    await walk.hall.getByRole('button', { name: 'Kontynuuj przegląd' }).click();
    await walk.hall.close();
  });

  test('after reopening offline the inspection continues, and a contradicting result must be confirmed', async () => {
    walk.hall = await walk.device.newPage();
    await walk.hall.setViewportSize(phone);
    await walk.hall.goto(`/audits/planning/${walk.planning}/show`);
    await walk.hall.getByRole('link', { name: `Kontynuuj: ${racks[0]}` }).click();
    await expect(checkpoint(walk.hall, '2.2').getByRole('textbox').first()).toHaveValue('12,5');
    await expect(checkpoint(walk.hall, '1.2').getByRole('textbox', { name: 'Uwagi' })).toHaveValue(
      /kierownika zmiany/,
    );
    await expect(checkpoint(walk.hall, '4.2').getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible();

    await measure(walk.hall, '2.4', '15');
    await expect(checkpoint(walk.hall, '2.4').getByRole('button', { name: /Pomarańczowy/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const number of ['2.5', '2.6', '3.1', '3.2', '4.1', '4.2', '5.1'])
      await answer(walk.hall, number, 'Zgodne');
    await finish(walk.hall);
    await expect(walk.hall.getByRole('dialog', { name: 'Brakuje 1 punktu kontrolnego' })).toContainText(
      'Jednostki ładunkowe',
    );
    await walk.hall
      .getByRole('dialog')
      .getByRole('button', { name: /Jednostki ładunkowe/ })
      .click();
    await answer(walk.hall, '6.1', 'Zgodne');
    await walk.hall
      .getByRole('textbox', { name: 'Uwagi do całego przeglądu' })
      .fill('Pole rozładowano przy przedstawicielu klienta.');

    const verdict = walk.hall.getByRole('group', { name: 'Wynik ogólny' });
    await verdict.getByRole('button', { name: /Bez zastrzeżeń/ }).click();
    await finish(walk.hall);
    const question = walk.hall.getByRole('dialog', { name: 'Czy wynik się zgadza?' });
    await expect(question).toContainText('Bez zastrzeżeń');
    await question.getByRole('button', { name: 'Zmień' }).click();
    await verdict.getByRole('button', { name: /zakaz użytkowania/ }).click();
    await finish(walk.hall);
    await finished(walk.hall);
  });

  test('checkpoints of every type are answered, and a part is set aside', async () => {
    await walk.hall.getByRole('link', { name: /^Następne: / }).click();
    await expect(walk.hall.getByRole('heading', { level: 1, name: racks[1] })).toBeVisible();
    for (const number of ['1.1', '2.1', '2.5', '2.6', '3.1', '3.2', '4.1', '4.2', '6.1'])
      await answer(walk.hall, number, 'Zgodne');
    await answer(walk.hall, '1.2', 'Tak');
    for (const number of ['2.2', '2.3', '2.4']) await measure(walk.hall, number, '1');
    await walk.hall.getByRole('switch', { name: 'Zabezpieczenia: Nie dotyczy' }).check();
    await walk.hall
      .getByRole('group', { name: 'Wynik ogólny' })
      .getByRole('button', { name: /Bez zastrzeżeń/ })
      .click();
    await finish(walk.hall);
    await finished(walk.hall);

    await walk.hall.getByRole('link', { name: `Następne: ${ladder}` }).click();
    await answer(walk.hall, '1.1', 'Tak');
    await answer(walk.hall, '1.2', 'Nie');
    await checkpoint(walk.hall, '1.2').getByRole('textbox', { name: 'Uwagi' }).fill('naklejka zatarta');
    await answer(walk.hall, '1.3', 'Zgodne');
    await answer(walk.hall, '1.4', 'Zgodne');
    await answer(walk.hall, '1.5', 'Nie stwierdzono usterek');
    await measure(walk.hall, '1.6', '14');
    await measure(walk.hall, '1.7', '3');
    await walk.hall
      .getByRole('group', { name: 'Wynik ogólny' })
      .getByRole('button', { name: /można użytkować/ })
      .click();
    await finish(walk.hall);
    await finished(walk.hall);
    await walk.hall.getByRole('link', { name: 'Do listy przeglądu', exact: true }).click();
    await expect(walk.hall.getByText('Sprawdzono 3 z 3')).toBeVisible();
  });
}
