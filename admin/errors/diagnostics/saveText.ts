import { today } from '../../entities/due';
import { saveAs } from '../../files/saveAs';

/** Hands the diagnostics to the person as a file. */
export function saveText(note: string, text: string): void {
  saveAs(
    new Blob([[note.trim(), text].filter(Boolean).join('\n\n')], { type: 'text/plain' }),
    `plumbline-${today()}.txt`,
  );
}
