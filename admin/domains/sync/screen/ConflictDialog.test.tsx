import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setCurrentClient } from '../../../data/offline/currentClient';
import { anItem, aReceipt, aRow } from '../../../data/offline/outbox/testing';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { ConflictDialog } from './ConflictDialog';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

async function draw(isFinished: boolean) {
  const rebased: unknown[] = [];
  setCurrentClient({
    isReady: () => false,
    subscribe: () => () => {},
    record: () => undefined,
    rebase: async (...what: unknown[]) => rebased.push(what),
  } as never);
  const current = aRow({ comment: 'Sprawdzono', isFinished });
  const item = anItem(
    { patch: { comment: 'Słup pęknięty' } },
    { state: 'refused', before: { comment: null }, receipt: aReceipt({ current }) },
  );
  const { user } = renderScreen({
    element: <ConflictDialog item={item} onClose={() => {}} />,
    resource: 'audits',
    dataProvider: memoryData({}).dataProvider,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { dialog, user, press, rebased, id: item.command.id };
}
const reason = { name: /^Powód korekty/ };

it('asks for the reason where a colleague has finished the inspection, and sends it with what is kept', async () => {
  const { dialog, user, press, rebased, id } = await draw(true);
  await press('Zapisz wybór');
  expect(dialog.getByRole('textbox', reason).getAttribute('aria-invalid')).toBe('true');
  expect(rebased).toEqual([]);
  await user.type(dialog.getByRole('textbox', reason), ' Zauważone równocześnie ');
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, {}, { correctionReason: 'Zauważone równocześnie' }]]);
});

it('asks for none where the version of the server stays', async () => {
  const { dialog, user, press, rebased, id } = await draw(true);
  await user.click(dialog.getByRole('radio', { name: /Na serwerze/ }));
  expect(dialog.queryByRole('textbox', reason)).toBeNull();
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, { comment: 'theirs' }]]);
});

it('asks for none where the inspection is not finished', async () => {
  const { dialog, press, rebased, id } = await draw(false);
  expect(dialog.queryByRole('textbox', reason)).toBeNull();
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, {}]]);
});
