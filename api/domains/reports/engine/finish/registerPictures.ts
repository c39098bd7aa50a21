import { editPart } from '../template/editPart';
import type { PackageParts } from '../template/openPackage';
import type { TemplateFormat } from './dialect';
import { relationId } from './pictureFrame';
import type { NamedPicture } from './pictureStore';

type Register = (parts: PackageParts, part: string, pictures: NamedPicture[]) => void;

/** Adds the pictures of a part to the package and registers them as the format requires. */
export const registerPictures: Record<TemplateFormat, Register> = {
  docx(parts, part, pictures) {
    addFiles(parts, 'word/media', pictures);
    const relations = part.replace(/^word\//, 'word/_rels/').concat('.rels');
    if (!parts.has(relations)) parts.set(relations, Buffer.from(emptyRelations));
    editPart(parts, relations, (xml) =>
      xml
        .replace(/<Relationships([^>]*)\/>/, '<Relationships$1></Relationships>')
        .replace(
          '</Relationships>',
          `${pictures.map(({ name }) => `<Relationship Id="${relationId(name)}" Type="${imageType}" Target="media/${name}"/>`).join('')}</Relationships>`,
        ),
    );
    editPart(parts, '[Content_Types].xml', (xml) => {
      const missing = Object.entries(mediaTypes).filter(
        ([extension]) => !xml.includes(`Extension="${extension}"`),
      );
      const added = missing.map(
        ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
      );
      return xml.replace('</Types>', `${added.join('')}</Types>`);
    });
  },
  odt(parts, _part, pictures) {
    addFiles(parts, 'Pictures', pictures);
    editPart(parts, 'META-INF/manifest.xml', (xml) => {
      const added = pictures.map(
        ({ name, extension }) =>
          `<manifest:file-entry manifest:full-path="Pictures/${name}" manifest:media-type="${mediaTypes[extension]}"/>`,
      );
      return xml.replace('</manifest:manifest>', `${added.join('')}</manifest:manifest>`);
    });
  },
};

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' };
const imageType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const emptyRelations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function addFiles(parts: PackageParts, folder: string, pictures: NamedPicture[]): void {
  for (const { name, bytes } of pictures) parts.set(`${folder}/${name}`, bytes);
}
