import { expect, it } from 'vitest';
import { contradictionGrounds } from './contradictionGrounds';

const inAll = (text: string) => ({ 'pl-PL': text, 'de-DE': text, 'en-EN': text, 'hu-HU': text });
const checkpoint = (id: string) => ({ id, name: inAll(id), type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' });
const content = {
  parts: [{ id: 'part', name: inAll('Part'), checkpoints: ['a', 'b', 'c'].map(checkpoint) }],
  answers: ['a', 'b'].map((one) => ({ id: one, checkpoint: one, answer: 'NOT_OKAY' })),
  notApplicableParts: null,
  findings: [],
} as never;
const deficiency = (id: string, dangerLevel: string, of: string | null = null) => ({
  id,
  description: id,
  dangerLevel,
  checkpoint: of,
});

it('names deficiencies found now and left open by their gravity, and a checkpoint only where none describes it', () => {
  const work = {
    deficiencies: [deficiency('found', 'green', 'a')],
    earlier: [deficiency('left', 'orange'), deficiency('mended', 'red'), deficiency('worse', 'green')],
  } as never;
  const followUps = [
    { deficiency: 'left', outcome: 'UNCHANGED' },
    { deficiency: 'mended', outcome: 'REMEDIED' },
    { deficiency: 'worse', outcome: 'WORSE', dangerLevel: 'red' },
  ] as never;
  const grounds = contradictionGrounds({ content, work, followUps, language: 'de-DE' });
  expect(grounds.map(({ name, dangerLevel }) => [name, dangerLevel])).toEqual([
    ['worse', 'red'],
    ['left', 'orange'],
    ['found', 'green'],
    ['b', null],
  ]);
});
