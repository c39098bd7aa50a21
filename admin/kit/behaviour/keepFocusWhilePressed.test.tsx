import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { keepFocusWhilePressed } from './keepFocusWhilePressed';

afterEach(cleanup);

function draw(): void {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a form
    <div onMouseDown={keepFocusWhilePressed}>
      <input aria-label="E-mail" />
      <input aria-label="Miasto" />
      <button type="button">Dodaj numer</button>
      <button type="button" role="tab">
        Uprawnienia
      </button>
      <input type="checkbox" aria-label="Zgoda" />
      {createPortal(<button type="button">W oknie</button>, document.body)}
    </div>,
  );
}
/** Whether a press takes the focus away from where it is. */
const takesFocus = (element: HTMLElement) => fireEvent.mouseDown(element);

it('keeps the focus in a field while a button or a checkbox of the form is pressed', () => {
  draw();
  screen.getByLabelText('E-mail').focus();
  expect(takesFocus(screen.getByText('Dodaj numer'))).toBe(false);
  expect(takesFocus(screen.getByLabelText('Zgoda'))).toBe(false);
});

it('lets other fields, tabs and dialogs take it, and a button where no field has it', () => {
  draw();
  expect(takesFocus(screen.getByText('Dodaj numer'))).toBe(true);
  screen.getByLabelText('E-mail').focus();
  expect(takesFocus(screen.getByLabelText('Miasto'))).toBe(true);
  expect(takesFocus(screen.getByText('Uprawnienia'))).toBe(true);
  expect(takesFocus(screen.getByText('W oknie'))).toBe(true);
});
