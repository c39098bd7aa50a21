import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPart } from '../template/editPart';
import type { PackageParts } from '../template/openPackage';
import { token } from '../tokens';
import { finishDocument } from './finishDocument';
import { preparePicture } from './preparePicture';

const frame = (index: string) =>
  `<w:drawing><wp:inline><wp:extent cx="3600000" cy="3600000"/><wp:docPr id="1" name="x" descr="${token('picture', index)}"/><a:graphic><pic:pic><pic:cNvPr id="0" name="" descr=""/><pic:blipFill><a:blip r:embed="old"><a:extLst/></a:blip><a:srcRect l="10"/></pic:blipFill><pic:spPr><a:xfrm><a:ext cx="3600000" cy="3600000"/></a:xfrm></pic:spPr></pic:pic></a:graphic></wp:inline></w:drawing>`;

const document = (body: string): PackageParts =>
  new Map([
    ['[Content_Types].xml', Buffer.from('<Types><Default Extension="png" ContentType="image/png"/></Types>')],
    ['word/document.xml', Buffer.from(`<w:body>${body}</w:body>`)],
  ]);

const wide = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

describe('a picture in Word', () => {
  it('replaces the placeholder with its own aspect ratio and alternative text', async () => {
    const parts = document(frame('0'));
    const source = { pictures: [{ hash: 'h', alternative: 'Bent "upright" $& <1>' }], load: wide };
    expect(await finishDocument({ parts, format: 'docx' }, source)).toEqual([]);
    const xml = readPart(parts, 'word/document.xml');
    expect(xml).toContain('<wp:extent cx="3600000" cy="1800000"/>');
    expect(xml).toContain('<a:ext cx="3600000" cy="1800000"/>');
    expect(xml).toContain('descr="Bent &quot;upright&quot; $&amp; &lt;1&gt;"');
    expect(xml).toContain('<a:blip r:embed="plumbline1_jpg"/>');
    expect(xml).not.toContain('srcRect');
    expect(readPart(parts, 'word/_rels/document.xml.rels')).toContain('Id="plumbline1_jpg"');
    expect(readPart(parts, '[Content_Types].xml')).toContain(
      '<Default Extension="jpg" ContentType="image/jpeg"/>',
    );
    expect(parts.has('word/media/plumbline1.jpg')).toBe(true);
  });

  it('is stored once but shown with unique ids', async () => {
    const parts = document(frame('0') + frame('1'));
    await finishDocument({ parts, format: 'docx' }, { pictures: [{ hash: 'h' }, { hash: 'h' }], load: wide });
    expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toEqual([
      'word/media/plumbline1.jpg',
    ]);
    expect(readPart(parts, 'word/document.xml').match(/docPr id="\d+"/g)).toEqual([
      'docPr id="1001"',
      'docPr id="1002"',
    ]);
  });

  it('removes the frame without a picture', async () => {
    const parts = document(`<w:p><w:r>${frame('')}</w:r></w:p>`);
    await finishDocument({ parts, format: 'docx' }, { pictures: [], load: wide });
    expect(readPart(parts, 'word/document.xml')).toBe('<w:body><w:p><w:r></w:r></w:p></w:body>');
  });

  it('is left out with a warning if missing or broken', async () => {
    const parts = document(frame('0') + frame('1'));
    const load = (hash: string) =>
      hash === 'broken' ? Promise.resolve(Buffer.from('no picture')) : Promise.reject(new Error('gone'));
    const warnings = await finishDocument(
      { parts, format: 'docx' },
      {
        pictures: [{ hash: 'gone' }, { hash: 'broken' }],
        load,
      },
    );
    expect(warnings).toEqual([
      { code: 'PICTURE_MISSING', hash: 'gone' },
      { code: 'PICTURE_UNREADABLE', hash: 'broken' },
    ]);
    expect(readPart(parts, 'word/document.xml')).toBe('<w:body></w:body>');
  });
});

describe('a photo', () => {
  it('is rotated upright and loses its location metadata', async () => {
    const turned = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, width, height } = await preparePicture(turned, { width: 10, height: 10 });
    expect([width, height]).toEqual([200, 400]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is scaled down to its box and to 1600 pixels', async () => {
    const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    expect((await preparePicture(large, { width: 8, height: 6 })).width).toBe(653);
    expect((await preparePicture(large, { width: 80, height: 80 })).width).toBe(1600);
  });

  it('keeps transparency, needed for signatures', async () => {
    const signature = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await preparePicture(signature, { width: 5, height: 5 })).extension).toBe('png');
  });
});
