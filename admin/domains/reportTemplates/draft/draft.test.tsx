import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../entities/testing/memoryData';
import { answerStudio, answers, file, openStudio, panel, previews } from '../testing/studioWorld';

const { upload } = answerStudio();

const problem = {
  code: 'TEMPLATE_TAG_UNKNOWN',
  severity: 'error',
  part: 'word/document.xml',
  place: { paragraph: 4, near: 'Dear {d.custmer.name}' },
  message: 'Nieznany znacznik {d.custmer.name}',
};

describe('the draft', () => {
  it('says which version reports use, and what is noted about the file', async () => {
    answers.problems = () =>
      Response.json({ accepted: true, problems: [{ ...problem, severity: 'warning', place: null }] });
    openStudio();
    const draft = await panel('Wersja robocza');
    expect(await draft.findByText(/Obowiązuje wersja 2/)).toBeTruthy();
    expect((await draft.findByRole('alert')).textContent).toContain('Przyjęto z uwagami');
  });

  it('is replaced by an upload; a refused file is told with its places and the draft stays', async () => {
    upload.mockResolvedValue(file('changed'));
    let isRefused = true;
    const { calls } = openStudio({
      refuse: ({ method }) => {
        if (method === 'update' && isRefused)
          throw refusal(422, 'INVALID', {
            data: { problems: [problem, { ...problem, place: { paragraph: 1, near: '' } }] },
            errors: { draft: { message: 'validation.templateProblems' } },
          });
      },
    });
    const draft = await panel('Wersja robocza');
    const choose = async () => {
      await draft.findByRole('button', { name: /Prześlij zmieniony plik/ });
      // As on a system without an office program, which knows no type for it.
      const chosen = new File(['x'], 'raport.DOCX', { type: '' });
      await act(async () => {
        fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [chosen] } });
      });
    };
    await choose();
    const alert = await draft.findByRole('alert');
    expect(alert.textContent).toContain('Plik nie został przyjęty. 2 błędy:');
    expect(alert.textContent).toContain('Akapit 4: „Dear {d.custmer.name}”');
    expect(alert.textContent).toContain('Akapit 1 (pusty)');
    isRefused = false;
    await choose();
    await waitFor(() => expect(draft.queryByRole('alert')).toBeNull());
    const updates = calls.filter(({ method }) => method === 'update');
    expect(updates.map(({ params }) => params.data)).toEqual([
      { draft: file('changed') },
      { draft: file('changed') },
    ]);
    await draft.findByRole('button', { name: /Prześlij zmieniony plik/ });
    // The row has the same draft in this world: reading it again makes no preview anew.
    expect(previews()).toHaveLength(1);
  });

  it('is not there yet: the screen says how to begin', async () => {
    openStudio({ row: { draft: null, publishedVersion: null }, versions: [] });
    expect((await panel('Wersja robocza')).getByText(/Brak pliku. Pobierz szablon domyślny/)).toBeTruthy();
    expect((await panel('Podgląd')).getByText('Brak pliku.')).toBeTruthy();
    expect(await screen.findByText(/Nic jeszcze nie opublikowano/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Opublikuj' })).toBeNull();
    expect(previews()).toEqual([]);
  });

  it('is not asked of people who only read templates', async () => {
    openStudio({ row: { draft: null, publishedVersion: null }, versions: [], role: 'Employee' });
    expect((await panel('Wersja robocza')).getByText('Brak pliku.')).toBeTruthy();
    expect(screen.queryByText(/prześlij tutaj/)).toBeNull();
  });
});
