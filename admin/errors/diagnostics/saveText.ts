import { saveAs } from '../../files/saveAs';

/** Hands the diagnostics to the person as a file. */
export function saveText(note: string, text: string): void {
  const day = new Date().toISOString().slice(0, 10);
  saveAs(
    new Blob([[note.trim(), text].filter(Boolean).join('\n\n')], { type: 'text/plain' }),
    `plumbline-${day}.txt`,
  );
}
