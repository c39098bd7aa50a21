import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignatureCanvas, type SignaturePad } from './SignatureCanvas';

// jsdom draws nothing: what matters is what is asked of the picture, and when it counts as signed.
const drawn: [string, ...unknown[]][] = [];
const context = new Proxy<Record<string, unknown>>(
  {},
  {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        drawn.push([String(name), ...values]),
    set: () => true,
  },
);

beforeEach(() => {
  drawn.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(10, 20, 450, 160),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  const onChange = vi.fn();
  const ref = createRef<SignaturePad>();
  render(<SignatureCanvas ref={ref} label="Sign here" onChange={onChange} />);
  const canvas = screen.getByRole('img', { name: 'Sign here' });
  const at = (x: number, y: number, pointerId = 1) => ({
    clientX: 10 + x,
    clientY: 20 + y,
    buttons: 1,
    pointerId,
  });
  return { canvas, ref, onChange, at };
}
const draw = ({ canvas, at }: ReturnType<typeof open>) => {
  fireEvent.pointerDown(canvas, at(10, 10));
  fireEvent.pointerMove(window, at(60, 60));
  fireEvent.pointerMove(window, at(120, 30));
  fireEvent.pointerUp(window, { ...at(160, 50), buttons: 0 });
};

it('counts a stroke as signed, and a mere tap not', () => {
  const field = open();
  fireEvent.pointerDown(field.canvas, field.at(10, 10));
  fireEvent.pointerUp(window, { ...field.at(10, 10), buttons: 0 });
  expect(field.onChange).not.toHaveBeenCalled();
  draw(field);
  expect(field.onChange.mock.calls).toEqual([[false]]);
});

it('draws on a picture of its own size, however wide the field is shown', () => {
  const field = open();
  draw(field);
  expect(drawn).toContainEqual(['setTransform', 2, 0, 0, 2, 0, 0]);
  expect([field.canvas.getAttribute('width'), field.canvas.getAttribute('height')]).toEqual(['900', '320']);
});

it('does not scroll the page under a finger that signs', () => {
  expect(open().canvas.style.touchAction).toBe('none');
});

it('ignores a palm that rests beside the pen', () => {
  const field = open();
  fireEvent.pointerDown(field.canvas, field.at(10, 10));
  drawn.length = 0;
  fireEvent.pointerDown(field.canvas, field.at(300, 100, 2));
  fireEvent.pointerMove(window, field.at(360, 140, 2));
  expect(drawn).toEqual([]);
});

it('is empty again after clearing', () => {
  const field = open();
  draw(field);
  drawn.length = 0;
  field.ref.current?.clear();
  expect(field.onChange).toHaveBeenLastCalledWith(true);
  expect(drawn).toContainEqual(['clearRect', 0, 0, 900, 320]);
});

it('writes a name across the whole picture after strokes were drawn', () => {
  const field = open();
  draw(field);
  drawn.length = 0;
  field.ref.current?.write('Anna Kowalska');
  const names = drawn.map(([name]) => name);
  expect(names.slice(names.indexOf('resetTransform'))).toContain('fillText');
  expect(names).toContain('resetTransform');
  expect(drawn).toContainEqual(['fillText', 'Anna Kowalska', 450, 224, 756]);
  expect(field.onChange).toHaveBeenLastCalledWith(false);
});
