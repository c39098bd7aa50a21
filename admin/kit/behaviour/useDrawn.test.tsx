import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
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

it('draws one part after the other', async () => {
  vi.resetModules();
  const { useDrawn: useAnew } = await import('./useDrawn');
  const seen: string[] = [];
  const Named = ({ name }: { name: string }) => {
    if (useAnew()) seen.push(name);
    return null;
  };
  const parts = ['menu', 'list', 'charts'];
  // Each part draws itself alone; in one go they would stand there in the same commit.
  const commits: string[][] = [];
  const Whole = () => (
    <Profiler id="whole" onRender={() => commits.push(seen.splice(0))}>
      {parts.map((name) => (
        <Named key={name} name={name} />
      ))}
    </Profiler>
  );
  render(<Whole />);
  await vi.waitFor(() => expect(commits).toEqual([[], ['menu'], ['list'], ['charts']]));
});

it('is over for whatever comes later', () => {
  render(<Part />);
  expect(screen.getByText('second frame')).toBeTruthy();
});
