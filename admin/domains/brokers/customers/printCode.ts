import { printInFrame } from '../../../kit/behaviour/printInFrame';

interface Printed {
  title: string;
  svg: string;
  link: string;
}

/** Prints the code of a link, with the link in words below it. */
export function printCode({ title, svg, link }: Printed): void {
  printInFrame(title, (page) => {
    page.body.style.textAlign = 'center';
    const code = page.createElement('div');
    code.innerHTML = svg;
    const address = page.createElement('p');
    address.textContent = link;
    return [code, address];
  });
}
