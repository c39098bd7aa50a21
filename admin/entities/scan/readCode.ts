import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { codeOf } from './codeOf';

// By default the library fetches its WASM module from a CDN; ours is precached with the app and works offline.
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

/** The text of the code in a picture; undefined if there is none. */
export async function readCode(picture: ImageData | Blob): Promise<string | undefined> {
  const [found] = await readBarcodes(picture, options);
  return found?.isValid ? codeOf(found.text) : undefined;
}
