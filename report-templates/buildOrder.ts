import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Document, Footer, Packer, Paragraph } from 'docx';
import { cell, gap, grid, loopEnd, pictureBox, row, textOf } from './auditReport/blocks';
import { pageProperties, styles } from './auditReport/look';
import { pageLine } from './auditReport/runningLines';

/**
 * The template of order confirmations, invoices and credit notes; `npx tsx report-templates/buildOrder.ts` writes it
 * anew.
 */
export function buildOrder(): Promise<Buffer> {
  const document = new Document({
    // Whose document it is stands in each that is made from it.
    creator: '',
    title: 'Order',
    styles,
    sections: [
      {
        properties: pageProperties,
        footers: { default: footer() },
        children: [
          letterhead(),
          gap(),
          address(),
          new Paragraph({ style: 'Title', spacing: { before: 480, after: 240 }, text: '{d.document.title}' }),
          items(),
          gap(),
          totals(),
          gap(),
          ...notes(),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const plain = { lines: 'none', inset: 0 } as const;

function letterhead() {
  const half = { ...plain, width: 8.4 };
  return grid(
    [8.4, 8.4],
    [
      row([
        cell([new Paragraph({ children: [pictureBox('broker.logo', 6.4, 2.2)] })], half),
        cell(
          [
            textOf('Value', '{d.broker.name:orNoParagraph}', { right: true, bold: true }),
            textOf('Running', '{d.seller.name:orNoParagraph}', { right: true }),
            textOf('Running', '{d.seller.address:orNoParagraph}', { right: true }),
            textOf('Running', '{d.seller.email:orNoParagraph}', { right: true }),
          ],
          half,
        ),
      ]),
    ],
  );
}

/** The buyer on the left, number and days on the right. */
function address() {
  const fact = (label: string, path: string) =>
    row([
      cell([textOf('Label', `{d.labels.${label}}`)], { ...plain, width: 3.2 }),
      cell([textOf('Value', `{d.${path}}`, { right: true })], { ...plain, width: 4.2 }),
    ]);
  return grid(
    [9.4, 7.4],
    [
      row([
        cell(
          [
            textOf('Label', '{d.labels.buyer}'),
            textOf('Normal', '{d.buyer.name}', { bold: true }),
            textOf('Value', '{d.buyer.address:orNoParagraph}'),
            textOf('Running', '{d.labels.vatId}: {d.buyer.vatId:orNoParagraph}'),
          ],
          { ...plain, width: 9.4 },
        ),
        cell(
          [
            grid(
              [3.2, 4.2],
              [
                fact('number', 'document.number'),
                fact('date', 'document.date'),
                fact('order', 'order.number'),
                fact('ordered', 'order.date'),
              ],
            ),
            new Paragraph({ style: 'Gap' }),
          ],
          { ...plain, width: 7.4 },
        ),
      ]),
    ],
  );
}

function items() {
  const widths = [7.8, 2.4, 3.2, 3.4] as const;
  const [item, quantity, price, net] = widths;
  const head = (label: string, width: number) =>
    cell([textOf('CellHead', `{d.labels.${label}}`, { right: label !== 'item' })], { width });
  return grid(
    [...widths],
    [
      row([head('item', item), head('quantity', quantity), head('price', price), head('net', net)], {
        header: true,
      }),
      row([
        cell(
          [
            textOf('Cell', '{d.items[i].name}', { bold: true }),
            textOf('Caption', '{d.labels.articleNumber}: {d.items[i].articleNumber:orNoParagraph}'),
            textOf('Caption', '{d.items[i].period:orNoParagraph}'),
          ],
          { width: item },
        ),
        cell([textOf('Cell', '{d.items[i].quantity}', { right: true })], { width: quantity }),
        cell([textOf('Cell', '{d.items[i].unitPrice}', { right: true })], { width: price }),
        cell([textOf('Cell', '{d.items[i].net}', { right: true })], { width: net }),
      ]),
      loopEnd('items[i+1].number', [...widths]),
    ],
  );
}

function totals() {
  const widths = [7.8, 5.6, 3.4];
  const line = (label: string, value: string, bold = false) =>
    row([
      cell([textOf('Cell', '')], { ...plain, width: 7.8 }),
      cell([textOf('Cell', label, { right: true, bold })], { ...plain, width: 5.6 }),
      cell([textOf('Cell', value, { right: true, bold })], { width: 3.4 }),
    ]);
  return grid(widths, [
    line('{d.labels.net}', '{d.totals.net}'),
    line('{d.labels.vat} {d.totals.vatRate}', '{d.totals.vat:orNoRow}'),
    line('{d.labels.gross}', '{d.totals.gross:orNoRow}', true),
  ]);
}

const notes = () => [textOf('Value', '{d.notes[i].text}'), textOf('Value', '{d.notes[i+1].text}')];

const footer = (): Footer =>
  new Footer({
    children: [
      pageLine('{d.seller.name}'),
      textOf('Running', '{d.seller.registerEntry:orNoParagraph}'),
      textOf('Running', '{d.labels.vatId}: {d.seller.vatId:orNoParagraph}'),
      textOf('Running', 'IBAN {d.seller.iban:orNoParagraph}'),
      textOf('Running', 'BIC {d.seller.bic:orNoParagraph}'),
      textOf('Running', '{d.seller.bankName:orNoParagraph}'),
      textOf('Running', '{d.broker.footer:orNoParagraph}'),
    ],
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('order.docx', import.meta.url), await buildOrder());
}
