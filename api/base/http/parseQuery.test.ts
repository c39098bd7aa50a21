import express from 'express';
import { expect, it } from 'vitest';
import { parseQuery } from './parseQuery';

const web = express();
web.set('query parser', 'extended');
const ofExpress: (text: string | null | undefined) => object = web.get('query parser fn');

it.each([
  '',
  'filter=%7B%22name%22%3A%22%C5%81%C3%B3d%C5%BA+%26%22%7D&range=[0,24]&sort=%5B%22id%22%2C%22ASC%22%5D',
  'a=1&a=2&b&c=&=d',
  'filter[name]=x&filter%5Bother%5D[]=y',
  'q=100%&p=%zz',
  'hasOwnProperty=x&toString=y',
])('reads %s as Express does', (text) => {
  expect(parseQuery(ofExpress)(text)).toEqual(ofExpress(text));
});
