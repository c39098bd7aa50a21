/** Prints a heading and `content` from an iframe, since the dialog would be printed with the screen behind it. */
export function printInFrame(title: string, content: (page: Document) => HTMLElement[]): void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) {
    frame.remove();
    return;
  }
  const heading = page.createElement('h1');
  heading.textContent = title;
  page.body.style.fontFamily = 'sans-serif';
  page.body.append(heading, ...content(page));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
