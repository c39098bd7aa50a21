import type { Page } from '../journey';

/** A unique photo of a phone's size, drawn by the browser. */
export async function drawPhoto(page: Page, name: string) {
  const base64 = await page.evaluate((text) => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1800;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    for (let line = 0; line < 90; line += 1) {
      pen.fillStyle = `hsl(${line * 4} 45% ${30 + (line % 5) * 8}%)`;
      pen.fillRect((line * 131) % 2400, 0, 90, 1800);
    }
    pen.fillStyle = '#fff';
    pen.font = '160px sans-serif';
    pen.fillText(text, 120, 900);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, name);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
