import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

interface Look {
  pages?: number;
  /** Rotation of the pages in degrees. */
  turned?: number;
  /** Required to open it. */
  password?: string;
  /** Required only to print or change it. */
  ownerPassword?: string;
}

/** A PDF attachment whose pages print their own number. */
export async function buildPdf({
  pages = 1,
  turned = 0,
  password,
  ownerPassword,
}: Look = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`attached page ${number}`, { x: 80, y: 700, size: 20, font });
    page.setRotation(degrees(turned));
  }
  if (password || ownerPassword) {
    pdf.encrypt({
      userPassword: password ?? '',
      ownerPassword: ownerPassword ?? 'owner',
      permissions: { printing: false },
    });
  }
  return Buffer.from(await pdf.save());
}
