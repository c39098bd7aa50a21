import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../entities/testing/memoryData';
import { answerStudio, answers, file, openStudio, panel, previews, versionOf } from '../testing/studioWorld';

const { asked } = answerStudio();

describe('versions', () => {
  it('are published with a note', async () => {
    const { user } = openStudio();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Opublikować wersję 3?' }));
    await user.type(dialog.getByRole('textbox', { name: /Co się zmienia/ }), 'logo');
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
    const [, init] = asked.mock.calls.find(([path]) => path.endsWith('/publish')) ?? [];
    expect(JSON.parse(init.body)).toEqual({ note: 'logo', draft: 'new' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(previews()).toHaveLength(1);
  });

  it('are published once by a double click, and not again until the draft changes', async () => {
    const { user } = openStudio({ versions: [versionOf(2, { file: file('new') })] });
    await panel('Wersje');
    const button = await screen.findByRole('button', { name: 'Opublikuj' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.dblClick(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a double click on the button ask on, and the second click beside the dialog does not close it', async () => {
    const { user } = openStudio();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const beside = () => screen.getByRole('dialog').parentElement!;
    fireEvent.mouseDown(beside(), { detail: 2 });
    fireEvent.click(beside(), { detail: 2 });
    const dialog = within(screen.getByRole('dialog'));
    await user.dblClick(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
    expect(asked.mock.calls.filter(([path]) => path.endsWith('/publish'))).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be published say why', async () => {
    answers.publish = () => {
      throw refusal(409, 'TEMPLATE_UNCHANGED');
    };
    const { user } = openStudio();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Ten plik jest już opublikowany');
  });

  it('are not published a second time where somebody replaced the draft meanwhile', async () => {
    answers.publish = () => {
      throw refusal(409, 'STALE_VERSION', { data: { current: { id: 't' } } });
    };
    const { user } = openStudio();
    await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Opublikuj' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Sprawdź zmiany i opublikuj ponownie');
    expect(dialog.getByRole('button', { name: 'Opublikuj' })).toHaveProperty('disabled', true);
  });

  it('are listed with who, when and why, and an earlier one can be returned to', async () => {
    const { user } = openStudio({ versions: [versionOf(2, { note: 'większe logo' }), versionOf(1)] });
    const versions = await panel('Wersje');
    const [current, earlier] = await versions.findAllByRole('listitem');
    expect(current?.textContent).toMatch(/wersja 2.*obowiązuje.*Anna Nowak · większe logo/);
    expect(within(current!).queryByRole('button', { name: /Przywróć/ })).toBeNull();
    await user.click(await within(earlier!).findByRole('button', { name: 'Przywróć wersję 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przywrócić wersję 1?' }));
    await user.click(dialog.getByRole('button', { name: 'Przywróć' }));
    expect(await screen.findByText('Opublikowano wersję 3.')).toBeTruthy();
  });
});
