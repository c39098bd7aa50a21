interface Printed {
  title: string;
  svg: string;
  link: string;
}

/** Prints from an iframe, since the dialog would be printed together with the screen behind it. */
export function printCode({ title, svg, link }: Printed): void {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) return;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const code = page.createElement('div');
  code.innerHTML = svg;
  const address = page.createElement('p');
  address.textContent = link;
  page.body.style.cssText = 'font-family:sans-serif;text-align:center';
  page.body.append(heading, code, address);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
