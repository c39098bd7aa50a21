import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
vi.mock('./tryLoading', () => ({ tryLoading: (load: () => Promise<unknown>) => load() }));
afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazyPart', () => {
  it('keeps its place until it is there, and is drawn at once the next time', async () => {
    const load = vi.fn(async () => Greeting);
    const Part = lazyPart(load, <p>waiting</p>);
    render(<Part name="Anna" />);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByText('Hello Anna')).toBeTruthy();
    cleanup();
    render(<Part name="Olga" />);
    expect(screen.getByText('Hello Olga')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is drawn at once where it was fetched beforehand', async () => {
    const Part = lazyPart(async () => Greeting);
    await Part.preload();
    render(<Part name="Anna" />);
    expect(screen.getByText('Hello Anna')).toBeTruthy();
  });

  it('says in its place that it could not be fetched, and fetches anew when asked to', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('error loading'));
    const Part = lazyPart(load);
    render(
      <>
        <Part name="Anna" />
        <p>the rest</p>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('shell.error.part');
    expect(screen.getByText('the rest')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'shell.action.retry' }));
    expect(await screen.findByText('Hello Anna')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
