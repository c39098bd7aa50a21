import { BorderStyle, Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { cm, line, textWidth } from './look';

const tabStops = [{ type: TabStopType.RIGHT, position: cm(textWidth) }];

/** Who issued it and which report it is, above every page after the cover. */
export function header(): Header {
  return new Header({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: line, space: 6 } },
        children: [new TextRun('{d.account.name}\t{d.labels.reportNumber} {d.report.number}')],
      }),
    ],
  });
}

/** Customer and place, page x / y. */
export function footer(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        border: { top: { style: BorderStyle.SINGLE, size: 4, color: line, space: 6 } },
        children: [
          new TextRun('{d.customer.name} · {d.location.name}\t{d.labels.page} '),
          new TextRun({ children: [PageNumber.CURRENT] }),
          new TextRun(' / '),
          new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
