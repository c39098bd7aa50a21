import { expect, it } from 'vitest';
import { type Language, languages } from '../language/languages';
import { readLocale } from './readLocale';
import { textsOf } from './textsOf';

// A second word for what the glossary already names, or one that reads as something else beside it.
const avoided: Record<Language, RegExp[]> = {
  'de-DE': [
    /Arbeitsmittel/,
    /Prüfungsart/,
    /\bBroker\b/,
    /Ersatzcode/,
    /Zweistufig/,
    /Kennwort/,
    /Testzeit/,
    /Gefahrenstufe/,
  ],
  'en-EN': [/deficienc/i, /danger level/i, /\baudit/i, /\bresign/i, /\bobjection/i, /[“”']/],
  'hu-HU': [
    /bróker/i,
    /státusz/i,
    // It also means a subsidy; a file type alone is "nem támogatott".
    /támogat[áó]/i,
    // vizsgálat as a noun and vizsgál as a verb: the inspection is a felülvizsgálat, the verb ends in felül.
    /(?<!felül)vizsgál(?!\p{L}* felül)/iu,
    /rendszerszerep(?!kör)/i,
    /szerver/i,
    /\bkuk[aá]/i,
    // The probation of an employee.
    /próbaidő(?!szak)/i,
    /megrendelés/i,
    // A record is a bejegyzés; only what an order consists of are its items.
    /(?<!rendelés |\p{L})tétel/iu,
    // The name that is filled in decides between a and az.
    /\ba\(z\) „?%\{/i,
  ],
  'pl-PL': [
    /partner handlowy/i,
    /wsparci/i,
    /odnośnik/i,
    /firm[aęy] kontroluj/i,
    // A record is a wpis; what stays is a place in a row and what an order consists of.
    /pozycj(?!a %\{position\}|e zamówienia)/i,
    // A value of the last inspection is przepisana; przejmować is what one does with duties.
    /przejmij|przejąć/i,
    // An instruction is an imperative; only a wait is asked for politely.
    /\bproszę (?!czekać)/i,
  ],
};

it.each(languages)('says the word of the glossary in %s', (language) => {
  const texts = [...textsOf(readLocale(language))];
  expect(texts.filter(([, text]) => avoided[language].some((word) => word.test(text)))).toEqual([]);
});

it.each(languages)('says every year and not every 1 year in %s', (language) => {
  const every = [...textsOf(readLocale(language))].filter(([key]) => key.startsWith('intervals.every.'));
  expect(every).toHaveLength(4);
  expect(every.filter(([, text]) => text.split('||||')[0]?.includes('%{'))).toEqual([]);
});
