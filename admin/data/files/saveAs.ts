/** Starts a browser download of the content. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
