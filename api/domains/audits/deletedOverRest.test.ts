import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { configureEntities } from '../../entities/configureEntities';
import { createRecord } from '../../entities/createRecord';
import { findTyped } from '../../entities/typedRecords';
import { useRoutes } from '../../platform/testing/useRoutes';
import { correctionReason, done, usePlannedRacks } from './testing/usePlannedRacks';

const { database, ask } = useRoutes((api, answerByServices) => {
  answerByServices();
  configureEntities(api);
});
const { world, planned } = usePlannedRacks(database);

it('a deficiency of a finished inspection is deleted over REST with the reason in the query, and not without', async () => {
  const { given } = world;
  const { audit } = await planned();
  const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'green' };
  const { id } = await createRecord(given.call, definitions.deficiencies, draft);
  await given.change(audit.id, { ...done, confirmedContradiction: true });
  const { version } = (await findTyped(given.call, 'deficiencies', String(id)))!;
  const path = `/api/deficiencies/${id}?version=${version}`;
  const refused = await ask(given.call.actor, 'DELETE', path);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { correctionReason: { message: 'validation.correctionReason' } },
  });
  const reason = new URLSearchParams({ correctionReason });
  expect((await ask(given.call.actor, 'DELETE', `${path}&${reason}`)).status).toBe(200);
  expect(await findTyped(given.call, 'deficiencies', String(id))).toBeUndefined();
  expect((await given.audit(audit.id)).corrections).toMatchObject([{ reason: correctionReason }]);
});
