import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe';

afterEach(cleanup);
const onNext = vi.fn();
const onBack = vi.fn();
beforeEach(() => {
  onNext.mockClear();
  onBack.mockClear();
});

function Screen({ isOff = false }) {
  useSwipe({ onNext, onBack, isOff });
  return (
    <main>
      <p>points</p>
      <textarea aria-label="comment" />
    </main>
  );
}
const swipe = (from: [number, number], to: [number, number], on: Element = screen.getByText('points')) => {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, identifier: 1, target: on });
  fireEvent.touchStart(on, { touches: [touch(from)], changedTouches: [touch(from)] });
  fireEvent.touchEnd(on, { touches: [], changedTouches: [touch(to)] });
};

it('leads on by a swipe to the left, and back by one to the right', () => {
  render(<Screen />);
  swipe([300, 400], [150, 410]);
  expect(onNext).toHaveBeenCalledTimes(1);
  swipe([150, 400], [300, 390]);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it.each<[string, [number, number], [number, number]]>([
  ['a short one', [300, 400], [250, 400]],
  ['scrolling', [300, 400], [180, 600]],
  ['one from the edge, which is the system’s', [10, 400], [300, 400]],
])('takes %s for none', (_what, from, to) => {
  render(<Screen />);
  swipe(from, to);
  expect([onNext.mock.calls, onBack.mock.calls]).toEqual([[], []]);
});

it('leaves fingers on text alone, and everything while a sheet is open', () => {
  const { rerender } = render(<Screen />);
  swipe([300, 400], [100, 400], screen.getByRole('textbox'));
  rerender(<Screen isOff />);
  swipe([300, 400], [100, 400]);
  expect(onNext).not.toHaveBeenCalled();
});
