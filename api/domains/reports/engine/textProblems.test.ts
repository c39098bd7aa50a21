import { describe, expect, it } from 'vitest';
import { readTemplate } from './readTemplate';
import { templateSandbox } from './renderReport';
import { paragraphOf } from './template/bodyParagraphs';
import { docx, odt, paragraph } from './testing/buildTemplate';
import { textLimits, textProblems } from './textProblems';

const empty = '<w:p w:rsidR="00A1"/>';
const wordy = 'wort '.repeat(textLimits.subject / 5 + 1);

describe.runIf((await templateSandbox()) !== 'none')('a text that cannot be used names its paragraph', () => {
  const wrongIn = (template: Uint8Array) =>
    textProblems(template, { kind: 'LICENCE_ENDING', language: 'de-DE' });

  it('the subject after which nothing follows, below empty paragraphs', async () => {
    expect(await wrongIn(docx(`${empty}${empty}${paragraph('Ende {d.account.name} bald')}${empty}`))).toEqual(
      [
        {
          code: 'TEMPLATE_TEXT_MISSING',
          place: { part: 'word/document.xml', paragraph: 3, near: 'Ende {d.account.name} bald' },
        },
      ],
    );
    expect(await wrongIn(odt('<text:p/><text:p>Betreff</text:p>'))).toMatchObject([
      { code: 'TEMPLATE_TEXT_MISSING', place: { part: 'content.xml', paragraph: 2, near: 'Betreff' } },
    ]);
  });

  it('the first of a document without text', async () => {
    expect(await wrongIn(docx(empty))).toMatchObject([
      { code: 'TEMPLATE_TEXT_MISSING', place: { paragraph: 1, near: '' } },
    ]);
    expect(await wrongIn(docx(''))).toMatchObject([{ code: 'TEMPLATE_TEXT_MISSING', place: { part: '' } }]);
  });

  it('a subject that is too long, and the longest paragraph of a text that is', async () => {
    const text = `${paragraph('Betreff')}${empty}${paragraph('kurz')}`;
    expect(await wrongIn(docx(`${empty}${paragraph(wordy)}${text}`))).toMatchObject([
      { code: 'TEMPLATE_SUBJECT_TOO_LONG', place: { paragraph: 2, near: /^wort .*…$/ } },
    ]);
    const long = paragraph(`{d.account.name} ${'x'.repeat(textLimits.text)}`);
    expect(await wrongIn(docx(`${text}${long}`))).toMatchObject([
      { code: 'TEMPLATE_TEXT_TOO_LONG', place: { paragraph: 4 } },
    ]);
  });
});

it('a filled paragraph is told from others by its own words around the tags', () => {
  const { paragraphs } = readTemplate(
    docx(['An {d.account.name}', 'Von {d.seller.name} an {d.account.name}.'].map(paragraph).join('')),
    'licenceMail',
  );
  expect(paragraphOf(paragraphs, 'Von Anna an Regal GmbH.')).toMatchObject({ paragraph: 2 });
  expect(paragraphOf(paragraphs, 'An Regal GmbH')).toMatchObject({ paragraph: 1 });
});
