import { execFileSync } from 'node:child_process';

/** Text of a PDF in reading order, by poppler. */
export const textOf = (file: string): string =>
  execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });

/** Width and height of each picture of a PDF. */
export function picturesOf(file: string): { width: number; height: number }[] {
  const [, , ...rows] = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , type]) => type === 'image')
    .map(([, , , width, height]) => ({ width: Number(width), height: Number(height) }));
}
