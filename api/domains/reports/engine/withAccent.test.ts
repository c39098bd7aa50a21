import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { printColor } from '../../../platform/brands/printColor';
import { defaultTemplate } from './defaultTemplate';
import { readPart } from './template/editPart';
import { openTemplate } from './template/openTemplate';
import { docx, odt, openDocumentPart, paragraph } from './testing/buildTemplate';
import { withAccent } from './withAccent';

const none = { secondaryColor: null, headerColor: null, backgroundColor: null, textColor: null };

describe('the accent colour of a template', () => {
  it('is the colour of its titles; all other colours are kept', async () => {
    const template = openTemplate(await readFile(defaultTemplate));
    const own = /w:styleId="Title"[\s\S]*?<w:color w:val="(\w{6})"/.exec(
      readPart(template.parts, 'word/styles.xml'),
    );
    const { parts } = withAccent(template, '#7a1f5c');
    for (const name of ['word/styles.xml', 'word/document.xml']) {
      const before = readPart(template.parts, name);
      expect(before).toContain(own?.[1]);
      expect(readPart(parts, name)).toBe(before.replaceAll(own?.[1] ?? '', '7A1F5C'));
    }
  });

  it('is found in OpenDocument texts, including shorthand properties', () => {
    const title = `<style:style style:name="Title" style:family="paragraph"><style:text-properties fo:color="#17405f"/></style:style>`;
    const own = odt(
      '<text:p>#17405F</text:p>',
      { 'styles.xml': openDocumentPart('office:document-styles', `<office:styles>${title}</office:styles>`) },
      '<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:border="1pt solid #17405f"/></style:style>',
    );
    const { parts } = withAccent(openTemplate(own), '#7a1f5c');
    expect(readPart(parts, 'styles.xml')).toContain(title.replace('17405f', '7A1F5C'));
    expect(readPart(parts, 'content.xml')).toContain('fo:border="1pt solid #7A1F5C"');
    expect(readPart(parts, 'content.xml')).toContain('<text:p>#17405F</text:p>');
  });

  it('is unchanged if titles have no colour', () => {
    const template = openTemplate(docx(paragraph('{d.report.title}')));
    expect(withAccent(template, '#7a1f5c').parts).toEqual(template.parts);
  });
});

it.each([
  ['#1B5E3B', '#1b5e3b'],
  ['#FFD400', expect.not.stringMatching(/^#ffd400$/)],
])('darkens a broker’s %s enough to be readable on paper', (primaryColor, expected) => {
  expect(printColor({ ...none, primaryColor })).toEqual(expected);
});
