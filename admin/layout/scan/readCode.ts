import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The library would fetch its module from a CDN; ours is precached with the app and works offline.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
  },
});

const options: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix', 'Code128', 'Code39', 'EAN13', 'EAN8'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
};

/** The text of the code in a picture; undefined where there is none. */
export async function readCode(picture: ImageData | Blob): Promise<string | undefined> {
  const [found] = await readBarcodes(picture, options);
  return found?.isValid ? codeOf(found.text) : undefined;
}

/** Labels carry the bare code or the address of its public page, whose last part is the code. */
export function codeOf(text: string): string {
  const bare = text.trim();
  if (!/^https?:\/\//.test(bare)) return bare;
  const parts = new URL(bare).pathname.split('/').filter(Boolean);
  return decodeURIComponent(parts.at(-1) ?? bare);
}
