import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeStep } from '../../entities/takeStep';
import { useTestDatabase } from '../../platform/testing/database';
import type { Customer } from '../planning/testing/customer';
import { useSafetyWorld } from '../safety/testing/safetyWorld';

const database = useTestDatabase();
const { world, inspect, locksOf, fromDevice } = useSafetyWorld(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const sure = { confirmedContradiction: true, correctionReason: 'Looked again' };
const step = (rack: string, name: string) =>
  takeStep(given.call, definitions.equipments, rack, { name, args: { stateReason: 'Repaired' } });

/** A rack whose lock by an inspection was lifted by a command. */
async function lifted(): Promise<{ rack: string; audit: string }> {
  const rack = await given.rack();
  const audit = await inspect(rack, 'expert', 10, { result: 'REPAIR_LOCKED' });
  await step(rack, 'unlock');
  return { rack, audit };
}

describe('a lift holds for the result that it lifted', () => {
  it('an inspection corrected to another locking result locks', async () => {
    const { rack, audit } = await lifted();
    expect(await locksOf(rack)).toEqual([]);
    await given.change(audit, { result: 'SCRAP', ...sure });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true, isScrapped: true });
    expect(await given.audit(audit)).toMatchObject({ liftedAt: null, liftedBy: null, liftReason: null });
  });

  it('and so does one corrected to the same result once more, also from a device', async () => {
    const { rack, audit } = await lifted();
    await given.change(audit, { result: 'OKAY', ...sure }, fromDevice());
    await given.change(audit, { result: 'REPAIR_LOCKED', ...sure }, fromDevice());
    expect(await locksOf(rack)).toEqual(['inspection']);
  });

  it('a piece scrapped by mistake is locked when its inspection is corrected to a locking result', async () => {
    const rack = await given.rack();
    const audit = await inspect(rack, 'expert', 10, { result: 'SCRAP' });
    await step(rack, 'unscrap');
    await step(rack, 'unlock');
    expect(await locksOf(rack)).toEqual([]);
    await given.change(audit, { result: 'REPAIR_LOCKED', ...sure });
    expect(await locksOf(rack)).toEqual(['inspection']);
  });

  it('a correction that leaves the result leaves the lift', async () => {
    const { rack, audit } = await lifted();
    await given.change(audit, { comment: 'Bay 3', ...sure });
    expect(await locksOf(rack)).toEqual([]);
    expect(await given.audit(audit)).toMatchObject({ liftReason: 'Repaired' });
  });
});
