import { BorderStyle, Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { pictureBox } from './blocks';
import { cm, line, textWidth } from './look';

export const tabStops = [{ type: TabStopType.RIGHT, position: cm(textWidth) }];

const thinLine = { style: BorderStyle.SINGLE, size: 4, color: line, space: 6 };
export const lineBelow = { bottom: thinLine };
const lineAbove = { top: thinLine };

/** Who issued it and which report it is, above every page after the cover. */
export function header(): Header {
  return new Header({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        border: lineBelow,
        children: [new TextRun('{d.account.name}\t{d.labels.reportNumber} {d.report.number}')],
      }),
    ],
  });
}

/** Customer and place, page x / y, and what the broker has to say. */
export const footer = (): Footer => new Footer({ children: footLines() });

/** The same below the cover, under the name and logo of who sells the product. */
export const coverFooter = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Running',
        spacing: { after: 120 },
        children: [pictureBox('broker.logo', 3.2, 1), new TextRun('  {d.broker.name:orNoParagraph}')],
      }),
      ...footLines(),
    ],
  });

/** A text on the left, page x / y on the right. */
export const pageLine = (text: string): Paragraph =>
  new Paragraph({
    style: 'Running',
    tabStops,
    border: lineAbove,
    children: [
      new TextRun(`${text}\t{d.labels.page} `),
      new TextRun({ children: [PageNumber.CURRENT] }),
      new TextRun(' / '),
      new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
    ],
  });

function footLines(): Paragraph[] {
  return [
    pageLine('{d.customer.name} · {d.location.name}'),
    new Paragraph({ style: 'Running', text: '{d.broker.footer:orNoParagraph}' }),
  ];
}
