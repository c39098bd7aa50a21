import { docx, paragraph } from '../buildTemplate';
import { type HostileDocument, harmless, refused } from './hostileDocument';

const main = 'word/document.xml';

/** Tags that try to access data outside of the context, or to inject code into what Carbone generates. */
export function hostileExpressions(): HostileDocument[] {
  const unknown = [
    ['the prototype of the data', '{d.__proto__.polluted}'],
    ['the constructor of the data', '{d.constructor.constructor}'],
    ['the prototype of a list', '{d.equipment.__proto__[0]}'],
    ['the prototype in a condition', "{d.equipment[__proto__.x='1'].identNumber}"],
    ['code in a condition', "{d.equipment[i, identNumber='x'+process.exit()].identNumber}"],
    ['a quotation mark in a condition', `{d.equipment[i, identNumber="'];process.exit();['"].identNumber}`],
    ['code in a position', '{d.equipment[process.exit()].identNumber}'],
    ['code in a path', '{d.customer.name;process.exit()}'],
    ['code in brackets', "{d['constructor']}"],
    ['a variable', '{#v = d.customer.name}{#v}'],
    ['a variable with a parameter', '{#v($a) = d.customer.name:ifEQ($a)}'],
    ['the data around the data', '{c.now}'],
    ['a calculation as an argument', '{d.customer.name:add(process.exit())}'],
    ['an argument that climbs to the prototype', '{d.customer.name:ifEQ(..__proto__.x)}'],
    ['a very long tag', `{d.customer.name:append(${'x'.repeat(5000)})}`],
    ['lists within lists within lists', `{d.equipment${'[i]'.repeat(20)}.identNumber}`],
    ['a text as long as the memory', '{d.customer.name:padl(900000000)}'],
    ['very many formatters', `{d.customer.name${':upperCase'.repeat(40)}}`],
  ] as const;
  const formatters = [
    ['a formatter that is inherited', '{d.customer.name:constructor}'],
    ['a formatter of the prototype', '{d.customer.name:toString}'],
    ['a formatter that takes HTML', '{d.customer.name:html}'],
    ['a formatter that fetches a picture', '{d.customer.name:imageFit(contain)}'],
    ['a formatter that links a file', '{d.customer.name:appendFile(http)}'],
  ] as const;
  return [
    ...unknown.map(([name, tag]) =>
      refused(name, docx(paragraph(escaped(tag))), 'TEMPLATE_TAG_UNKNOWN', main),
    ),
    ...formatters.map(([name, tag]) =>
      refused(name, docx(paragraph(tag)), 'TEMPLATE_FORMATTER_UNKNOWN', main),
    ),
    refused(
      'a tag scattered over runs',
      docx('<w:p><w:r><w:t>{d.__pro</w:t></w:r><w:r><w:t>to__.x}</w:t></w:r></w:p>'),
      'TEMPLATE_TAG_UNKNOWN',
      main,
    ),
    refused(
      'a tag in an attribute',
      docx('<w:p><w:bookmarkStart w:id="0" w:name="{d.customer.name}"/></w:p>'),
      'TEMPLATE_TAG_MISPLACED',
      main,
    ),
    harmless('braces within braces', docx(paragraph('canary {{{{a}}}} {b} } {{}} {'))),
    harmless('our own marks', docx(paragraph('canary \uE0F0picture:x\uE0F1 \uE0F3d.customer.name\uE0F4'))),
    harmless('very much space in a tag', docx(paragraph(`canary {d.${' '.repeat(40_000)}`))),
  ];
}

function escaped(tag: string): string {
  return tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
