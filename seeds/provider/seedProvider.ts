import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { asSystem, type Call } from '../../api/entities/call';
import { createRecord } from '../../api/entities/createRecord';
import { demoActions } from './deviceActions';
import { demoChangelogs, demoMessages } from './news';
import { demoQuestions } from './questions';

/** What the provider tells everybody: questions with answers, news, messages; and what its support may do. */
export async function seedProvider(call: Call): Promise<void> {
  const provider = asSystem(call, CATALOGUE_ID);
  for (const [index, question] of demoQuestions.entries())
    await createRecord(provider, definitions.frequentlyAskedQuestions, {
      ...question,
      sortOrder: (index + 1) * 10,
    });
  for (const entry of demoChangelogs) await createRecord(provider, definitions.changelogs, entry);
  for (const message of demoMessages) await createRecord(provider, definitions.systemMessages, message);
  for (const action of demoActions) await createRecord(provider, definitions.deviceActions, action);
}
