/** Hands the export to the person as a file. */
export async function saveExport(content: Blob): Promise<void> {
  const time = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-');
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `plumbline-outbox-${time}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; it is let go of when that is surely over.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
