import { generatorBranch, generatorState, language } from '../language/choices/choices';
import { described, json, many, nullable, object, string, word } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { choice, datetime, integer } from '../language/fields/builders';
import {
  type GeneratorCounts,
  type KeptRows,
  mostPieces,
  mostYears,
} from '../rules/dataGenerator/parameters';

const parameters = {
  branch: choice(generatorBranch, { required: true }),
  pieces: described(integer({ required: true, min: 1, max: mostPieces }), 'of equipment'),
  language: described(choice(language, { required: true }), 'of names, places and findings'),
  years: described(integer({ required: true, min: 0, max: mostYears }), 'of history'),
  deficiencyShare: described(
    integer({ required: true, min: 0, max: 100 }),
    'of the inspections, in percent, that found a deficiency',
  ),
};
const input = { account: described(string(), 'the id of a test account'), ...parameters };
const counts = (description: string) => json<GeneratorCounts>(`rows by entity: ${description}`);
const run = object({
  id: string(),
  account: string(),
  accountName: string(),
  number: described(integer(), 'of the run in its account; stands in what it made'),
  state: choice(generatorState),
  reason: described(nullable(string()), 'the code of what stopped it'),
  startedBy: described(nullable(string()), 'a name'),
  startedAt: datetime(),
  finishedAt: nullable(datetime()),
  ...parameters,
  planned: counts('that it is to make'),
  made: counts('that it made so far'),
  progress: object({ done: integer(), total: integer() }),
  kept: described(many(json<KeptRows>('entity, why, and how many')), 'what the last removal left, and why'),
});
const who = { roles: ['ProviderAdmin'], writes: true, inPerson: true } as const;
const reading = { roles: ['ProviderAdmin'], inPerson: true } as const;

export const listGeneratorRuns = defineCommand('/api/dataGenerator', {
  method: 'GET',
  who: reading,
  answer: {
    runs: described(many(run), 'the latest hundred, the newest first'),
    accounts: described(
      many(object({ id: string(), companyName: string(), instanceType: word('COMPANY', 'AUDITOR') })),
      'the test accounts that can be filled',
    ),
  },
  summary: 'The runs of the data generator, and the test accounts it may fill',
});

export const forecastGeneratorRun = defineCommand('/api/dataGenerator/forecast', {
  who: reading,
  isReading: true,
  input,
  answer: { planned: counts('that a run with these parameters makes') },
  summary: 'How many rows a run would make, exactly',
});

export const startGeneratorRun = defineCommand('/api/dataGenerator', {
  who,
  input,
  answer: run,
  status: 202,
  errors: ['GENERATOR_BUSY'],
  summary: 'Fill a test account with generated data; goes on after the server was killed',
});

export const cancelGeneratorRun = defineCommand('/api/dataGenerator/{id}/cancel', {
  who,
  answer: run,
  errors: ['GENERATOR_SETTLED'],
  summary: 'Stop a run, or its removal, after the rows it is just working on',
});

export const removeGeneratorRun = defineCommand('/api/dataGenerator/{id}/remove', {
  who,
  answer: run,
  status: 202,
  errors: ['GENERATOR_BUSY', 'GENERATOR_SETTLED'],
  summary:
    'Remove exactly what the run made; rows that people changed since, or that something of theirs refers to, stay',
});
