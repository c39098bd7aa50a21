import { today } from '../../../data/words/due';

/** Hands the export to the person as a file. */
export async function saveExport(content: Blob): Promise<void> {
  const now = new Date();
  const time = [
    today(now),
    ...[now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `outbox-${time}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; it is let go of when that is surely over.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
