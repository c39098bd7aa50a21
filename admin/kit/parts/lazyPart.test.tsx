import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdUnsavedWork } from '../settings/unsavedWork';
import { lazyDialog, lazyPart } from './lazyPart';

vi.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
vi.mock('../behaviour/tryLoading', () => ({ tryLoading: (load: () => Promise<unknown>) => load() }));
afterEach(cleanup);

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
/** On a busy machine it may be gone before anybody asks. */
const gone = (find: () => HTMLElement | null) => waitFor(() => expect(find()).toBeNull());
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

  it('asks whether to reload where it could not be fetched, stays when told to, and fetches anew', async () => {
    const user = userEvent.setup();
    const load = vi
      .fn(async () => Greeting)
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost());
    const Part = lazyPart(load);
    render(
      <>
        <Part name="Anna" />
        <input aria-label="the rest" />
      </>,
    );
    const stay = { name: 'faults.chunk.stay' };
    await user.click(await screen.findByRole('button', stay));
    await gone(() => screen.queryByRole('alertdialog'));
    expect(screen.getByRole('alert').textContent).toContain('shell.error.part');
    await user.type(screen.getByRole('textbox', { name: 'the rest' }), 'is kept');
    await user.click(screen.getByRole('button', { name: 'shell.action.retry' }));
    // Each failure asks anew.
    await user.click(await screen.findByRole('button', stay));
    await gone(() => screen.queryByRole('alertdialog'));
    await user.click(screen.getByRole('button', { name: 'shell.action.retry' }));
    expect(await screen.findByText('Hello Anna')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('is kept');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks once where several fail together, and not to lose what is typed', async () => {
    const release = holdUnsavedWork();
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const Parts = [1, 2, 3].map(() => lazyPart(async () => Promise.reject<typeof Greeting>(lost())));
    render(Parts.map((Part, index) => <Part key={String(index)} name="Anna" />));
    const question = await screen.findByRole('alertdialog', { name: 'faults.chunk.title' });
    expect(screen.getAllByRole('alertdialog')).toEqual([question]);
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(3);
    expect(question.textContent).toContain('faults.chunk.unsaved');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'faults.chunk.stay' }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'faults.chunk.reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    release();
  });

  it('without a connection it says that it is not available offline, and asks nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Part = lazyPart(async () => Promise.reject<typeof Greeting>(lost()));
    render(<Part name="Anna" />);
    expect((await screen.findByRole('alert')).textContent).toContain('shell.error.offline.title');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    vi.restoreAllMocks();
  });

  it('a dialog leaves nothing in its place: who stays has it shut, without a connection as well', async () => {
    const user = userEvent.setup();
    const Dialog = lazyDialog<{ onClose: () => void }>(() => Promise.reject(lost()));
    const closed = vi.fn();
    const { rerender } = render(<Dialog key="online" onClose={closed} />);
    await user.click(await screen.findByRole('button', { name: 'faults.chunk.stay' }));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    rerender(<Dialog key="offline" onClose={closed} />);
    expect(await screen.findByRole('alertdialog', { name: 'shell.error.offline.title' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'faults.chunk.reload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'faults.blocking.ok' }));
    expect(closed).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('draws nothing in its place where nobody misses it', async () => {
    const load = vi.fn(() => Promise.reject<typeof Greeting>(lost()));
    const Part = lazyPart(load, <p>waiting</p>, () => null);
    const { container } = render(<Part name="Anna" />);
    await gone(() => screen.queryByText('waiting'));
    expect(container.childElementCount).toBe(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
