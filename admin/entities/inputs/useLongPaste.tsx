import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { ShortenDialog } from './ShortenDialog';

interface LongPaste {
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  dialog: ReactNode;
}

/** Opens the dialog if a paste would exceed the limit, for fields with `signsLongPaste`. */
export function useLongPaste(
  field: Pick<FieldOf<'text'>, 'max' | 'signsLongPaste'>,
  label: string,
  change: (text: string) => void,
): LongPaste {
  const [text, setText] = useState<string | null>(null);
  const { max, signsLongPaste } = field;
  const leave = (left: string) => {
    change(left);
    setText(null);
  };
  return {
    onPaste: (event) => {
      const { target } = event;
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (!signsLongPaste || !isField) return;
      const { value, selectionStart, selectionEnd } = target;
      const pasted = event.clipboardData.getData('text');
      const whole = `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)}`;
      if (whole.length <= max) return;
      event.preventDefault();
      setText(whole);
    },
    dialog: text !== null && (
      <ShortenDialog label={label} text={text} max={max} onShortened={leave} onLeft={leave} />
    ),
  };
}
