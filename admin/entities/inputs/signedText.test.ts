import { expect, it } from 'vitest';
import { signedText } from './signedText';

it('puts the name at the end of the text, once, and nothing where there is no name', () => {
  expect(signedText('Anchors loose. ', ' Anna Nowak')).toBe('Anchors loose. – Anna Nowak');
  expect(signedText('Anchors loose. – Anna Nowak', 'Anna Nowak')).toBe('Anchors loose. – Anna Nowak');
  expect(signedText('Anchors loose.', ' ')).toBe('Anchors loose.');
});
