import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { FileDrop } from './FileDrop';

const { upload } = vi.hoisted(() => ({ upload: vi.fn() }));
vi.mock('./uploadFile', () => ({ uploadFile: upload }));
afterEach(cleanup);
afterEach(() => upload.mockReset());

const picture = (bytes: number) => {
  const file = new File(['x'], 'rack.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const choose = (file: File, maxUploadMb?: number) => {
  renderScreen({
    element: <FileDrop label="Zdjęcie" maxUploadMb={maxUploadMb} onUploaded={() => {}} />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
};

it('refuses what is larger than the server takes, by the limit that the session tells', async () => {
  choose(picture(3 * 1024 * 1024 + 1), 3);
  expect((await screen.findByRole('alert')).textContent?.replace(/\u00a0/g, ' ')).toBe(
    'rack.png: Plik jest za duży, największy dozwolony rozmiar to 3 MB.',
  );
  expect(upload).not.toHaveBeenCalled();
});

it('takes what a larger limit allows, and 25 MB where none was told', async () => {
  choose(picture(40 * 1024 * 1024), 50);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  cleanup();
  choose(picture(40 * 1024 * 1024));
  expect((await screen.findByRole('alert')).textContent).toContain('25');
});
