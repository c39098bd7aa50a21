import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SkipLink } from './SkipLink';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

function Frame() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink main={main} />
      <main ref={main} id="main-content" tabIndex={-1} />
    </>
  );
}

it('leads the keyboard into the screen and leaves open the tab that the address names', () => {
  window.location.hash = '#changes';
  render(<Frame />);
  const isFollowed = fireEvent.click(screen.getByRole('link'));
  expect(isFollowed).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('#changes');
});
