import { languages } from '@plumbline/resources/language/languages';
import { readArea } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import english from 'ra-language-english';
import { expect, it } from 'vitest';

// Its type allows absent texts; written out as JSON there are none.
const wanted = [...textsOf(JSON.parse(JSON.stringify({ ra: english.ra }))).keys()];

it.each(languages)('says in %s everything that react-admin says in English', (language) => {
  const ours = textsOf(readArea('react-admin', language));
  expect(wanted.length).toBeGreaterThan(150);
  expect(wanted.filter((key) => !ours.has(key))).toEqual([]);
});
