import type { FileValue } from '@plumbline/resources/language/fields/field';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { PhotoStrip } from './PhotoStrip';

// The content of photos is tested with the store; jsdom draws no pictures.
vi.mock('../../../data/files/useFileContent', () => ({
  useFileContent: () => ({ url: 'blob:photo', isPending: false, error: null, refetch: () => {} }),
}));
afterEach(cleanup);

const photoOf = (digit: string): FileValue => ({
  hash: digit.repeat(64),
  name: `${digit}.jpg`,
  mimeType: 'image/jpeg',
  size: 10,
});
const [first, second] = [photoOf('a'), photoOf('b')];

function draw() {
  let kept: readonly FileValue[] = [first, second];
  function Holder() {
    const [photos, setPhotos] = useState<readonly FileValue[]>(kept);
    return (
      <PhotoStrip
        label="Zdjęcia"
        place={{ resource: 'audits', id: 'audit' }}
        photos={photos}
        max={5}
        onChange={(changed) => {
          kept = changed;
          setPhotos(changed);
        }}
      />
    );
  }
  const { user } = renderScreen({
    element: <Holder />,
    resource: 'audits',
    dataProvider: memoryData({}).dataProvider,
  });
  return { user, kept: () => kept };
}

const edit = (number: number) => screen.getByRole('button', { name: `Edytuj zdjęcie ${number}` });

it('notes caption, stage and place on a photo at once, and leaves the other as it was', async () => {
  const { user, kept } = draw();
  await user.click(edit(1));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Podpis'), 'Wgniecenie');
  await user.click(within(dialog).getByRole('button', { name: 'Przed naprawą' }));
  await user.click(within(dialog).getByRole('button', { name: 'Poziom 3' }));
  const noted = { ...first, caption: 'Wgniecenie', stage: 'BEFORE', spot: 'LEVEL', level: 3 };
  expect(kept()).toEqual([noted, second]);
  await user.click(within(dialog).getByRole('button', { name: 'Lewy słup' }));
  expect(kept()[0]).toEqual({ ...first, caption: 'Wgniecenie', stage: 'BEFORE', spot: 'LEFT_UPRIGHT' });
  await user.click(within(dialog).getByRole('button', { name: 'Przed naprawą' }));
  await user.click(within(dialog).getByRole('button', { name: 'Lewy słup' }));
  await user.clear(within(dialog).getByLabelText('Podpis'));
  expect(kept()).toEqual([first, second]);
});

it('draws an arrow with its text beside the picture, and takes it back', async () => {
  const { user, kept } = draw();
  await user.click(edit(2));
  const board = await screen.findByTestId('board');
  board.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  const drag = (from: [number, number], to: [number, number]) => {
    fireEvent.pointerDown(board, { pointerId: 1, clientX: from[0], clientY: from[1] });
    fireEvent.pointerMove(board, { pointerId: 1, clientX: to[0], clientY: to[1] });
    fireEvent.pointerUp(board, { pointerId: 1, clientX: to[0], clientY: to[1] });
  };
  drag([0, 0], [100, 50]);
  expect(kept()).toEqual([first, second]);
  await user.click(screen.getByRole('button', { name: 'Strzałka' }));
  drag([20, 50], [100, 25]);
  // A slip of the finger draws nothing.
  drag([20, 50], [21, 50]);
  await user.type(screen.getByLabelText('Tekst na rysunku'), '12 mm');
  const arrow = { kind: 'arrow', x1: 0.1, y1: 0.5, x2: 0.5, y2: 0.25, text: '12 mm' };
  expect(kept()).toEqual([first, { ...second, marks: [arrow] }]);
  await user.click(screen.getByRole('button', { name: 'Cofnij ostatni rysunek' }));
  expect(kept()).toEqual([first, second]);
});

it('draws by keyboard, tells each step, and takes a start back by Escape without closing', async () => {
  const { user, kept } = draw();
  await user.click(edit(2));
  await screen.findByTestId('board');
  expect(screen.queryByRole('application')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Strzałka' }));
  const board = screen.getByRole('application', { name: 'Zdjęcie do rysowania: Strzałka' });
  act(() => board.focus());
  expect(screen.getByTestId('cursor')).toBeTruthy();
  const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  await user.keyboard('{Enter}{ArrowRight}{Escape}');
  expect(status()).toBe('Cofnięto początek.');
  expect(kept()).toEqual([first, second]);
  await user.keyboard('{ArrowLeft}{Enter}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowRight}');
  expect(status()).toBe('52 % od lewej, 30 % od góry');
  await user.keyboard('{Enter}');
  expect(status()).toBe('Narysowano: Strzałka');
  const arrow = { kind: 'arrow', x1: 0.5, y1: 0.5, x2: 0.52, y2: 0.3 };
  expect(kept()).toEqual([first, { ...second, marks: [arrow] }]);
  // A text needs words, and no length.
  await user.click(screen.getByRole('button', { name: 'Tekst' }));
  act(() => board.focus());
  await user.keyboard('{Enter}');
  expect(status()).toBe('Najpierw wpisz tekst na rysunku.');
  await user.type(screen.getByLabelText('Tekst na rysunku'), '12 mm');
  act(() => board.focus());
  await user.keyboard('{Enter}');
  const words = { kind: 'text', x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5, text: '12 mm' };
  expect(kept()).toEqual([first, { ...second, marks: [arrow, words] }]);
});

it('changes the order, and brings a removed photo back to its place', async () => {
  const { user, kept } = draw();
  await user.click(edit(1));
  await user.click(await screen.findByRole('button', { name: 'Przesuń bliżej końca' }));
  expect(kept()).toEqual([second, first]);
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie 2' }));
  expect(kept()).toEqual([second]);
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(kept()).toEqual([second, first]);
});
