import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from './codeOf';

interface NfcRecord {
  recordType: string;
  data?: DataView;
  encoding?: string;
}
interface NfcReader {
  scan: (options: { signal: AbortSignal }) => Promise<void>;
  onreading: ((event: { serialNumber: string; message: { records: NfcRecord[] } }) => void) | null;
}

export interface Nfc {
  state: 'off' | 'reading' | 'refused';
  start: () => void;
}

/** Reads NFC tags where the browser can (Web NFC: Chrome on Android); null: it cannot. */
export function useNfc(onRead: (code: string) => void): Nfc | null {
  const [state, setState] = useState<Nfc['state']>('off');
  const report = useRef(onRead);
  report.current = onRead;
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  // The browser asks for permission, for which it needs a press.
  const start = useCallback(() => {
    const Reader = readerOf();
    if (!Reader) return;
    const reader = new Reader();
    const controller = new AbortController();
    ending.current = controller;
    reader.onreading = ({ serialNumber, message }) =>
      report.current(codeOfTag(serialNumber, message.records));
    reader.scan({ signal: controller.signal }).then(
      () => setState('reading'),
      () => setState('refused'),
    );
  }, []);
  return readerOf() ? { state, start } : null;
}

const readerOf = (): (new () => NfcReader) | undefined => Reflect.get(window, 'NDEFReader');

/** The first text or address on the tag, else the serial number of the tag itself. */
export function codeOfTag(serialNumber: string, records: readonly NfcRecord[]): string {
  const written = records.find(({ recordType, data }) => data && ['text', 'url'].includes(recordType));
  if (!written?.data) return serialNumber;
  return codeOf(new TextDecoder(written.encoding ?? 'utf-8').decode(written.data));
}
