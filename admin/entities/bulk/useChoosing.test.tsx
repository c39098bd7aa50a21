import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLongPress } from './useChoosing';

afterEach(cleanup);

/** A row that leads somewhere until a finger rests on it; from then on it is chosen by a press. */
function Row({ onClick }: { onClick: () => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const press = useLongPress(isChoosing ? undefined : () => setChoosing(true));
  return (
    <div {...press}>
      <button type="button" onClick={onClick}>
        {isChoosing ? 'choose' : 'open'}
      </button>
    </div>
  );
}

describe('a finger that rests on a row', () => {
  it('begins choosing, and its lifting neither opens nor unchooses anything', () => {
    const onClick = vi.fn();
    render(<Row onClick={onClick} />);
    fireEvent.pointerDown(screen.getByText('open'), { pointerType: 'touch' });
    // What a browser says after a while; its own menu stays away.
    expect(fireEvent.contextMenu(screen.getByText('open'))).toBe(false);
    fireEvent.pointerUp(screen.getByText('choose'));
    fireEvent.click(screen.getByText('choose'));
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('choose'), { pointerType: 'touch' });
    fireEvent.click(screen.getByText('choose'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is not the right button of a mouse', () => {
    render(<Row onClick={() => {}} />);
    fireEvent.pointerDown(screen.getByText('open'), { pointerType: 'mouse' });
    expect(fireEvent.contextMenu(screen.getByText('open'))).toBe(true);
    expect(screen.getByText('open')).toBeTruthy();
  });
});
