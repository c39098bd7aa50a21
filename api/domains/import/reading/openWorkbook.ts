import { fail } from '../../../base/errors/errors';
import { type Archive, openArchive } from './openArchive';
import { type CellStyle, readCellStyles } from './readCellStyles';
import { readSharedStrings } from './readSharedStrings';
import { parseXml } from './readXml';

export interface Sheet {
  name: string;
  isHidden: boolean;
  part: string;
}
export interface Workbook {
  archive: Archive;
  sheets: Sheet[];
  /** Days to add to date serials: workbooks of old Macs use the 1904 date system. */
  dayShift: number;
  styles: readonly CellStyle[];
  strings: readonly string[];
}

/** Opens an XLSX and reads the data shared by all sheets; the sheets themselves are streamed. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const archive = await openArchive(path);
  try {
    const main =
      (await relationsOf(archive, '')).find(({ type }) => type.endsWith('/officeDocument'))?.part ??
      'xl/workbook.xml';
    const parts = await relationsOf(archive, main);
    const partOf = (type: string) => parts.find((relation) => relation.type.endsWith(`/${type}`))?.part ?? '';
    const sheets: Sheet[] = [];
    let dayShift = 0;
    await parseXml(archive.text(main), {
      open: (name, attributes) => {
        if (name === 'workbookPr' && isOn(attributes.date1904)) dayShift = 1462;
        if (name !== 'sheet') return;
        const relation = parts.find(
          ({ id }) =>
            id ===
            (attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]),
        );
        // Charts and macro sheets have no cells.
        if (relation?.type.endsWith('/worksheet'))
          sheets.push({
            name: attributes.name ?? '',
            isHidden: (attributes.state ?? 'visible') !== 'visible',
            part: relation.part,
          });
      },
    });
    if (sheets.length === 0) fail('IMPORT_ZIP_BROKEN');
    const styles = await readCellStyles(archive.text(partOf('styles')));
    const strings = await readSharedStrings(archive.text(partOf('sharedStrings')));
    return { archive, sheets, dayShift, styles, strings };
  } catch (error) {
    archive.close();
    throw error;
  }
}

const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

interface Relation {
  id: string;
  type: string;
  part: string;
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await parseXml(archive.text(`${folder}_rels/${part.slice(folder.length)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship') relations.push({ id: Id, type: Type, part: resolvePart(folder, Target) });
    },
  });
  return relations;
}

function resolvePart(folder: string, target: string): string {
  return new URL(target, `zip://archive/${folder}`).pathname.slice(1);
}
