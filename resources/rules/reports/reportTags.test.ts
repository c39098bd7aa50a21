import { expect, it } from 'vitest';
import { languages } from '../../language/languages';
import { readLocale } from '../../locales/readLocale';
import { textsOf } from '../../locales/textsOf';
import { type ContextName, contextShapes } from './contexts/contexts';
import { emptyReportContext } from './emptyReportContext';
import { reportTags } from './reportTags';

const tags = reportTags().map(({ tag }) => tag);

it('lists the values of nested lists as they are typed', () => {
  expect(tags).toContain('{d.customer.name}');
  expect(tags).toContain('{d.equipment[i].parts[i].checkpoints[i].answer}');
  expect(tags).toContain('{d.labels.signatures.declaration}');
});

it('shows how a picture and a colour are typed', () => {
  expect(tags).toContain('{d.equipment[i].deficiencies[i].photos[i].image:pic}');
  expect(tags).toContain('{d.equipment[i].result.code:colour}');
});

it('lists each tag once', () => {
  expect(new Set(tags).size).toBe(tags.length);
});

it.each(languages)('has a context without data whose every text is there, with words in %s', (language) => {
  const { labels, ...context } = emptyReportContext(language);
  expect(context).toMatchObject({
    report: { number: '', date: '' },
    account: { logo: null },
    equipment: [],
    signatures: { auditor: { image: null, name: '' } },
  });
  expect(labels.title).not.toBe('');
});

it.each(languages)('each step of a tag has a word by which the studio explains it in %s', (language) => {
  const words = textsOf(readLocale(language));
  const contexts = Object.keys(contextShapes) as ContextName[]; // `Object.keys` loses the names
  const steps = contexts.flatMap((of) =>
    reportTags(of)
      .map(({ path }) => path.replaceAll('[i]', '').split('.'))
      // Of the words of a document only the topic is explained: they speak for themselves.
      .flatMap((path) => (path[0] === 'labels' ? ['labels'] : path)),
  );
  expect([...new Set(steps)].filter((step) => !words.has(`templates.word.${step}`))).toEqual([]);
});
