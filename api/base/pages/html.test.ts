import { expect, test } from 'vitest';
import { html } from './html';

test('escapes whatever is not markup, in text and in attributes', () => {
  const evil = `<b onclick='x'>"&`;
  expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
    '<p title="&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;">&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;</p>',
  );
});

test('takes markup as it is, lists joined, and leaves out what is not there', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${null}${undefined}${false}${true}${0}${''}`.markup).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>0',
  );
});
