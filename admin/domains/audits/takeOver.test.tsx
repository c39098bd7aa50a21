import { expect, it } from 'vitest';
import { createFixture } from './testing/auditFixture';
import { openAudit } from './testing/openAudit';

it('takes over what the last audit answered, where the regulation allows it', async () => {
  const answers = [
    { id: 'a', checkpoint: 'okay', answer: 'NOT_OKAY' },
    { id: 'b', checkpoint: 'yes', answer: 'YES' },
  ];
  const fixture = createFixture({ finishedBefore: { answers } });
  const screen = await openAudit(fixture);
  expect(screen.has('Można przepisać 1 wartość z ostatniego przeglądu (20.11.2025)')).toBe(true);
  await screen.press('Przepisz');
  expect(screen.tab.client.record('audits', fixture.ids.audit)?.answers).toMatchObject([
    { checkpoint: 'okay', answer: 'NOT_OKAY' },
  ]);
  expect(screen.has('Można przepisać')).toBe(false);
  await screen.close();
});
