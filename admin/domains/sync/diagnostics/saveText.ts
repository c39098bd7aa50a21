import { saveAs } from '../../../data/files/saveAs';
import { today } from '../../../data/words/due';

/** Saves the diagnostics as a file. */
export function saveText(note: string, text: string): void {
  saveAs(
    new Blob([[note.trim(), text].filter(Boolean).join('\n\n')], { type: 'text/plain' }),
    `diagnostics-${today()}.txt`,
  );
}
