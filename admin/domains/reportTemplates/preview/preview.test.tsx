import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../entities/testing/memoryData';
import { answerStudio, answers, openStudio, panel, previews } from '../testing/studioWorld';

answerStudio();

describe('the preview', () => {
  it('is made of the draft with sample data, then of what is chosen', async () => {
    const { user } = openStudio();
    const preview = await panel('Podgląd');
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    expect(previews()).toEqual([{ by: 'sample', language: 'pl-PL' }]);
    await user.click(preview.getByRole('combobox', { name: 'Dane' }));
    await user.click(await screen.findByRole('option', { name: '200 zdjęć' }));
    await waitFor(() => expect(previews().at(-1)).toEqual({ by: 'manyPhotos', language: 'pl-PL' }));
    await user.click(preview.getByRole('combobox', { name: 'Dane' }));
    await user.click(await screen.findByRole('option', { name: 'własny raport' }));
    expect(await preview.findByText('Brak raportów do wyboru.')).toBeTruthy();
    expect(previews()).toHaveLength(2);
  });

  it('offers no report to salespeople, who read none', async () => {
    const { user } = openStudio({
      row: { broker: 'b' },
      actor: { role: 'SalesForce', instanceType: 'BROKER', broker: 'b', brokers: ['b'] },
    });
    const preview = await panel('Podgląd');
    await user.click(await preview.findByRole('combobox', { name: 'Dane' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'przykładowe',
      'bez danych',
      'bardzo długie teksty',
      'bez zdjęć',
      '200 zdjęć',
    ]);
  });

  it('stands beside that of another version', async () => {
    const { user } = openStudio();
    const preview = await panel('Podgląd');
    await user.click(await preview.findByRole('button', { name: 'Porównaj z inną wersją' }));
    await waitFor(() => expect(preview.getAllByRole('link', { name: 'Otwórz podgląd' })).toHaveLength(2));
    expect(previews().at(-1)).toEqual({ by: 'sample', language: 'pl-PL', number: 2 });
    await user.click(preview.getByRole('button', { name: 'Zakończ porównanie' }));
    expect(preview.getAllByRole('link', { name: 'Otwórz podgląd' })).toHaveLength(1);
  });

  it('that another one of the account replaced is asked for again while it is shown', async () => {
    const working = answers.preview!;
    answers.preview = () => {
      answers.preview = working;
      throw refusal(409, 'PREVIEW_REPLACED');
    };
    openStudio();
    const preview = await panel('Podgląd');
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
    expect(previews()).toHaveLength(2);
  });

  it('that fails says why and can be made again', async () => {
    const working = answers.preview!;
    answers.preview = () => {
      throw refusal(422, 'TEMPLATE_DOES_NOT_FILL', { data: { part: 'word/document.xml', reason: 'x' } });
    };
    const { user } = openStudio();
    const preview = await panel('Podgląd');
    expect((await preview.findByRole('alert')).textContent).toContain('Szablonu nie da się wypełnić');
    answers.preview = working;
    await user.click(preview.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await preview.findByRole('link', { name: 'Otwórz podgląd' })).toBeTruthy();
  });
});
