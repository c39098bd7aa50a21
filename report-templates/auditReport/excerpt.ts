import { Document, Packer, Paragraph } from 'docx';
import { type Block, gap, textOf } from './blocks';
import { facts, letterhead, parties } from './cover';
import { pageProperties, styles } from './look';
import { footer, header } from './runningLines';

interface Excerpt {
  title: string;
  /** Tag of the document's heading. */
  heading: string;
  /** Tag of the count that is empty where there is nothing to list, and the words that then stand instead. */
  count: string;
  none: string;
  list: Block[];
}

/** A document of one list of a report, under the same letterhead. */
export function excerpt({ title, heading, count, none, list }: Excerpt): Promise<Buffer> {
  const document = new Document({
    // Whose document it is stands in each that is made from it.
    creator: '',
    title,
    styles,
    sections: [
      {
        properties: pageProperties,
        headers: { default: header() },
        footers: { default: footer() },
        children: [
          letterhead(),
          new Paragraph({ style: 'Title', spacing: { before: 240 }, text: heading }),
          gap(),
          parties(),
          gap(),
          facts(),
          textOf('Value', `{d.${count}:ifEM:showBegin}{d.${none}}{d.${count}:showEnd}`),
          ...list,
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
