import { expect, it } from 'vitest';
import { legalBlocks } from './legalBlocks';

it('reads paragraphs, headings and lists, with or without empty lines between them', () => {
  expect(legalBlocks('One\nTwo\n\n## Title\n- a\n- b\nAfter\r\n\r\n-no list')).toEqual([
    { type: 'paragraph', text: 'One' },
    { type: 'paragraph', text: 'Two' },
    { type: 'heading', text: 'Title' },
    { type: 'list', items: ['a', 'b'] },
    { type: 'paragraph', text: 'After' },
    { type: 'paragraph', text: '-no list' },
  ]);
  expect(legalBlocks(' \n ')).toEqual([]);
});
