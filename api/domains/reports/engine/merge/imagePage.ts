import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const short = 595.28;
const long = 841.89;
const margin = 34;
/** 250 dpi on A4. */
const mostPixels = 2800;

/** A photo or scan as an A4 page of the picture's orientation, rotated by EXIF. */
export async function imagePage(bytes: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const [width, height] = info.width > info.height ? [long, short] : [short, long];
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(data);
  const scale = Math.min((width - 2 * margin) / info.width, (height - 2 * margin) / info.height);
  const shown = { width: info.width * scale, height: info.height * scale };
  pdf.addPage([width, height]).drawImage(image, {
    ...shown,
    x: (width - shown.width) / 2,
    y: (height - shown.height) / 2,
  });
  return pdf.save();
}
