import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { firstDrawn, useDrawn } from './useDrawn';

const Part = () => <p>{useDrawn() ? 'second frame' : 'first frame'}</p>;

afterEach(cleanup);

it('leaves the first frame to what is looked at first, and says when it has been', async () => {
  const heard = vi.fn();
  void firstDrawn.then(heard);
  render(<Part />);
  expect(screen.getByText('first frame')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
  await screen.findByText('second frame');
  expect(heard).toHaveBeenCalledOnce();
});

it('gives way to other work, but not for long', async () => {
  vi.resetModules();
  const { useDrawn: useAnew } = await import('./useDrawn');
  const other = new Promise<never>(() => {});
  const Late = () => <p>{useAnew() ? use(other) : 'first frame'}</p>;
  render(
    <Suspense fallback="second frame">
      <Late />
    </Suspense>,
  );
  expect(screen.getByText('first frame')).toBeTruthy();
  // React leaves what stands as long as the update may wait.
  expect(await screen.findByText('second frame')).toBeTruthy();
});

it('is over for whatever comes later', () => {
  render(<Part />);
  expect(screen.getByText('second frame')).toBeTruthy();
});
