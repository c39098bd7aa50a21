import type { Receipt } from '@plumbline/resources/rules/sync/protocol';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../../data/offline/currentClient';
import { anItem, aReceipt, aRow } from '../../../data/offline/outbox/testing';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { RefusedRow } from './RefusedRow';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

const none: string[] = [];
const current = aRow({ audit: 'a', description: 'Słup zagięty', dangerLevel: 'green' });
const asked = { correctionReason: { message: 'validation.correctionReason' } };

async function show(
  receipt: Partial<Receipt>,
  { isFinished = false, patch = {} }: { isFinished?: boolean; patch?: Record<string, unknown> } = {},
) {
  const rebased: unknown[] = [];
  setCurrentClient({
    isReady: () => false,
    subscribe: () => () => {},
    record: () => undefined,
    state: () => 'refused',
    waitingCommands: () => none,
    rebase: async (...what: unknown[]) => rebased.push(what),
  } as never);
  const item = anItem(
    { resource: 'deficiencies', operation: 'delete', patch },
    { state: 'refused', receipt: aReceipt({ status: 'refused', ...receipt }) },
  );
  const { user } = renderScreen({
    element: <RefusedRow item={item} />,
    resource: 'deficiencies',
    dataProvider: memoryData({ audits: [{ id: 'a', isFinished }] }).dataProvider,
  });
  const decide = () => user.click(screen.getByRole('button', { name: 'Zdecyduj' }));
  const press = (name: string) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  return { user, rebased, decide, press, id: item.command.id };
}
const reason = { name: /^Powód korekty/ };

it('names the record, and is sent again with the reason where a colleague has finished the inspection', async () => {
  const { user, rebased, decide, press, id } = await show({ code: 'INVALID', errors: asked, current });
  expect(screen.getByText('Słup zagięty')).toBeTruthy();
  await decide();
  const dialog = within(screen.getByRole('dialog', { name: 'Usunąć mimo to „Słup zagięty”?' }));
  expect(dialog.getByText(/^Zielony/)).toBeTruthy();
  await press('Usuń');
  expect(dialog.getByRole('textbox', reason).getAttribute('aria-invalid')).toBe('true');
  expect(rebased).toEqual([]);
  await user.type(dialog.getByRole('textbox', reason), ' Inne przęsło ');
  await press('Usuń');
  expect(rebased).toEqual([[id, { deletedAt: 'mine' }, { correctionReason: 'Inne przęsło' }]]);
});

it('is asked what becomes of the result that rested on it, and keeps the reason given before', async () => {
  const errors = { contradictedResult: { message: 'validation.contradictedResult' } };
  const { user, rebased, decide, press, id } = await show(
    { code: 'AUDIT_CONTRADICTION', errors, current },
    { isFinished: true, patch: { correctionReason: 'Inne przęsło' } },
  );
  await decide();
  expect((await screen.findByRole<HTMLInputElement>('textbox', reason)).value).toBe('Inne przęsło');
  await press('Usuń');
  expect(rebased).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /^Wynik przeglądu/ }));
  await user.click(await screen.findByRole('option', { name: 'Pozostaje bez zmian' }));
  await press('Usuń');
  const given = { correctionReason: 'Inne przęsło', contradictedResult: 'KEPT' };
  await vi.waitFor(() => expect(rebased).toEqual([[id, { deletedAt: 'mine' }, given]]));
});

it('is asked for its reason with the first decision where the record was changed as well', async () => {
  const { decide, press, rebased } = await show({ code: 'STALE_VERSION', current }, { isFinished: true });
  await decide();
  expect(await screen.findByRole('textbox', reason)).toBeTruthy();
  expect(screen.getByText(/^Ktoś inny zmienił ten wpis/)).toBeTruthy();
  await press('Usuń');
  expect(rebased).toEqual([]);
});

it('asks for none where the record is kept, or its inspection is not finished', async () => {
  const { decide, press, rebased, id } = await show({ code: 'INVALID', errors: asked, current });
  await decide();
  await press('Zachowaj wpis');
  expect(rebased).toEqual([[id, { deletedAt: 'theirs' }]]);
  cleanup();
  const open = await show({ code: 'STALE_VERSION', current });
  await open.decide();
  expect(screen.queryByRole('textbox', reason)).toBeNull();
  await open.press('Usuń');
  expect(open.rebased).toEqual([[open.id, { deletedAt: 'mine' }]]);
});

it('is only tried again where nothing is to be decided', async () => {
  await show({ code: 'IN_USE', current });
  expect(screen.queryByRole('button', { name: 'Zdecyduj' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});
