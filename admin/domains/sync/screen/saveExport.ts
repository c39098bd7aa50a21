import { today } from '../../../data/words/due';

/** Saves the export as a file. */
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
  // The browser reads the URL after the click, so it is revoked later.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
