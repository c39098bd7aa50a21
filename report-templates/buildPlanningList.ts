import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Document, Footer, Header, Packer, Paragraph, TextRun } from 'docx';
import { notFound } from './auditReport/actions';
import { type Block, cell, fact, gap, grid, loopEnd, pictureBox, row, textOf } from './auditReport/blocks';
import { letterhead, parties } from './auditReport/cover';
import { pageProperties, styles } from './auditReport/look';
import { lineBelow, pageLine, tabStops } from './auditReport/runningLines';

/** The template of the list of an appointment; `npx tsx report-templates/buildPlanningList.ts` writes it anew. */
export function buildPlanningList(): Promise<Buffer> {
  const document = new Document({
    // Whose document it is stands in each that is made from it.
    creator: '',
    title: 'Inspection list',
    styles,
    sections: [
      {
        properties: pageProperties,
        headers: { default: header() },
        footers: { default: footer() },
        children: [
          letterhead(),
          new Paragraph({ style: 'Title', spacing: { before: 240 }, text: '{d.labels.title}' }),
          new Paragraph({ style: 'Subtitle', text: '{d.planning.title:orNoParagraph}' }),
          gap(),
          parties(),
          gap(),
          facts(),
          textOf('Value', '{d.planning.comment:orNoParagraph}'),
          gap(),
          preparations(),
          gap(),
          textOf(
            'Value',
            '{d.totals.equipment:ifEQ(0):showBegin}{d.labels.equipment.none}{d.totals.equipment:showEnd}',
          ),
          ...equipment(),
          ...notFound({
            number: 'equipment.number',
            identNumber: 'equipment.identNumber',
            product: 'equipment.piece',
          }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const header = (): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Running',
        tabStops,
        border: lineBelow,
        children: [new TextRun('{d.account.name}\t{d.labels.title} · {d.planning.date}')],
      }),
    ],
  });

const footer = (): Footer =>
  new Footer({
    children: [
      pageLine('{d.customer.name} · {d.location.name}'),
      new Paragraph({
        style: 'Running',
        children: [pictureBox('broker.logo', 3.2, 1), new TextRun('  {d.broker.footer:orNoParagraph}')],
      }),
    ],
  });

function facts() {
  const third = { width: 5.6, lines: 'above', inset: 0, tall: true } as const;
  return grid(
    [5.6, 5.6, 5.6],
    [
      row([
        fact('cover.date', 'planning.date', third),
        fact('cover.type', 'planning.type', third),
        fact('cover.printed', 'planning.printed', third),
      ]),
      row([
        fact('cover.auditor', 'auditor.name', third),
        fact('cover.contact', 'contact.name', third),
        fact('totals.equipment', 'totals.equipment', third),
      ]),
      row([
        fact('totals.processed', 'totals.processed', third),
        fact('totals.locked', 'totals.locked', third),
        fact('totals.deficiencies', 'totals.deficiencies', third),
      ]),
    ],
  );
}

function preparations() {
  const widths = [13.8, 3];
  return grid(widths, [
    row(
      [
        cell([textOf('CellHead', '{d.labels.preparations.title} ({d.preparationCount:orNoTable})')], {
          width: 13.8,
        }),
        cell([textOf('CellHead', '{d.labels.preparations.done}')], { width: 3 }),
      ],
      { header: true },
    ),
    row([
      cell([textOf('Cell', '{d.preparations[i].name}')], { width: 13.8 }),
      cell([textOf('Cell', '{d.preparations[i].done:ifEM:show(☐)}')], { width: 3 }),
    ]),
    loopEnd('preparations[i+1].name', widths),
  ]);
}

/** One row per piece, with room to tick it off on paper. */
function equipment(): Block[] {
  const widths = [1, 2.7, 5, 3.7, 2, 2.4] as const;
  const [number, ident, piece, regulation, due, checked] = widths;
  const item = 'equipment[i]';
  const head = (label: string, width: number) =>
    cell([textOf('CellHead', `{d.labels.equipment.${label}}`)], { width });
  return [
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.equipment.title}',
      spacing: { before: 240, after: 60 },
    }),
    grid(
      [...widths],
      [
        row(
          [
            head('number', number),
            head('identNumber', ident),
            head('piece', piece),
            head('regulation', regulation),
            head('nextDate', due),
            head('checked', checked),
          ],
          { header: true },
        ),
        row([
          cell([textOf('Cell', `{d.${item}.number}`)], { width: number }),
          cell(
            [
              textOf('Cell', `{d.${item}.identNumber}`, { bold: true }),
              textOf('Caption', `{d.${item}.qrCode:orNoParagraph}`),
            ],
            { width: ident },
          ),
          cell(
            [
              textOf('Cell', `{d.${item}.product}`),
              textOf('Caption', `{d.${item}.serialNumber:orNoParagraph}`),
              textOf('Caption', `{d.${item}.whereabouts:orNoParagraph}`),
              textOf('Verdict', `{d.${item}.lock:orNoParagraph}`),
              textOf(
                'Caption',
                `{d.labels.equipment.deficiencies}: {d.${item}.deficiencyCount:orNoParagraph}`,
              ),
            ],
            { width: piece },
          ),
          cell(
            [
              textOf('Cell', `{d.${item}.regulation:ifEM:show(–)}`),
              textOf('Caption', `{d.labels.equipment.lastDate}: {d.${item}.lastDate:orNoParagraph}`),
            ],
            { width: regulation },
          ),
          cell([textOf('Cell', `{d.${item}.nextDate:ifEM:show(–)}`)], { width: due }),
          cell([textOf('Caption', `{d.${item}.state}`), textOf('Cell', '☐')], { width: checked }),
        ]),
        loopEnd('equipment[i+1].number', [...widths]),
      ],
    ),
    gap(),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('planning-list.docx', import.meta.url), await buildPlanningList());
}
