/**
 * Encodings a user may choose: with the label of the platform's `TextDecoder` or, where it has none, with the
 * characters of the bytes from 0x80 (CP852: Microsoft's cp852_DOSLatin2; Mac CE: Apple's CENTEURO.TXT, both at
 * unicode.org).
 */
export const encodings = {
  'utf-8': { label: 'utf-8' },
  cp1250: { label: 'windows-1250' },
  'iso-8859-2': { label: 'iso-8859-2' },
  cp852: {
    letters:
      'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
      'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
      '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀' +
      'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  },
  'mac-ce': {
    letters:
      'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü' +
      '†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ' +
      'ņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖ' +
      'ŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
  },
  'windows-1252': { label: 'windows-1252' },
  'utf-16le': { label: 'utf-16le' },
  'utf-16be': { label: 'utf-16be' },
} as const satisfies Record<string, { label: string } | { letters: string }>;
export type Encoding = keyof typeof encodings;

export function isEncoding(value: unknown): value is Encoding {
  return typeof value === 'string' && Object.hasOwn(encodings, value);
}

export interface Decoder {
  /** Decodes the next bytes; throws a TypeError for bytes invalid in the encoding. */
  decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string;
}

export function decoderOf(encoding: Encoding): Decoder {
  const one = encodings[encoding];
  return 'label' in one ? new TextDecoder(one.label, { fatal: true }) : byteDecoder(one.letters);
}

function byteDecoder(letters: string): Decoder {
  const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? byte : letters.charCodeAt(byte - 128),
  );
  return {
    decode: (bytes) => {
      let text = '';
      for (let start = 0; bytes && start < bytes.length; start += 8192)
        text += String.fromCharCode(
          ...Array.from(bytes.subarray(start, start + 8192), (byte) => codes[byte] ?? 0),
        );
      return text;
    },
  };
}
