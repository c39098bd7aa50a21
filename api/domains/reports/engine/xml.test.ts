import { expect, it } from 'vitest';
import { applyEdits, enclosing, findElements, readAttribute } from './xml';

const table = '<t><r><c><p>one</p></c><c><t><r><c>inner</c></r></t>tail</c></r></t>';

it('finds the innermost enclosing element, with nested elements of the same name', () => {
  const elements = findElements(table, ['t', 'r', 'c']);
  const cellAt = (word: string) => {
    const cell = enclosing(elements, table.indexOf(word), 'c');
    return cell && table.slice(cell.start, cell.end);
  };
  expect(cellAt('one')).toBe('<c><p>one</p></c>');
  expect(cellAt('inner')).toBe('<c>inner</c>');
  expect(cellAt('tail')).toBe('<c><t><r><c>inner</c></r></t>tail</c>');
});

it('finds no enclosing element outside of all elements', () => {
  const xml = `<p>before</p>${table}<p>after</p>`;
  const elements = findElements(xml, ['c']);
  expect(enclosing(elements, xml.indexOf('before'), 'c')).toBeUndefined();
  expect(enclosing(elements, xml.indexOf('after'), 'c')).toBeUndefined();
});

it('ignores angle brackets in attributes, comments and CDATA', () => {
  const xml = '<a x="</c>"><!-- <c> --><![CDATA[<c>]]><c y=\'>\'>in</c><c/></a>';
  expect(findElements(xml, ['c']).map(({ start, end }) => xml.slice(start, end))).toEqual([
    "<c y='>'>in</c>",
    '<c/>',
  ]);
});

it('drops an edit inside a range replaced by another edit', () => {
  const edits = [
    { start: 4, end: 5, text: 'X' },
    { start: 2, end: 8, text: '' },
    { start: 9, end: 10, text: 'Y' },
  ];
  expect(applyEdits('0123456789', edits)).toBe('018Y');
});

it('reads attributes in both kinds of quotes', () => {
  expect(readAttribute(`<a b="1" c='2'/>`, 'c')).toBe('2');
  expect(readAttribute('<a ab="1"/>', 'b')).toBeUndefined();
});
