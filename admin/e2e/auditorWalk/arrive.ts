import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import { expect, test } from '../journey';
import { askApi } from '../steps/askApi';
import { visit } from '../steps/visit';
import { ladder, racks, type Walk } from './walk';

/** The offline work arrives on the server, with its effects. */
export function arrive(walk: Walk): void {
  test('after reconnection each change is on the server exactly once', async ({ app }) => {
    await visit(walk.hall, '/offline/overview');
    await expect(walk.hall.getByRole('region', { name: 'Czekają na wysłanie' })).toBeVisible();
    await app.startServer();
    // Automatically, without action by the inspector.
    await expect(
      walk.hall.getByText('Na tym koncie nic nie czeka: wszystkie wprowadzone na nim zmiany są na serwerze.'),
    ).toBeVisible({
      timeout: 90_000,
    });
    await expect(walk.hall.getByRole('region', { name: 'Wysłane' })).toBeVisible();

    const api = await askApi(walk.office);
    const audits = await api.list('audits', { planning: walk.planning });
    expect(audits.map(({ result }) => result).sort()).toEqual(['OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED']);
    const pieces = await api.list('equipments', { id: audits.map(({ equipment }) => equipment) });
    const audited = (identNumber: string) =>
      audits.find(
        ({ equipment }) => equipment === pieces.find((piece) => piece.identNumber === identNumber)?.id,
      );
    const first = audited(racks[0]);
    const answers = (await Promise.all(audits.map(({ id }) => api.read(`audits/${id}`)))).map(
      (audit) => audit.answers as { checkpoint: string }[], // shape of the audit definition
    );
    for (const given of answers) expect(new Set(given.map((one) => one.checkpoint)).size).toBe(given.length);
    expect(answers.map((given) => given.length).sort((a, b) => a - b)).toEqual([7, 13, 14]);

    const deficiencies = await api.list('deficiencies', { audit: audits.map(({ id }) => id) });
    expect(deficiencies).toHaveLength(1);
    expect(deficiencies[0]).toMatchObject({
      audit: first?.id,
      dangerLevel: 'red',
      component: 'Słup',
      responsiblePerson: 'Łukasz Świątek',
      description: 'Tablica nośności zerwana, słup wgnieciony 46 mm – żółć',
      photos: [{ mimeType: 'image/jpeg' }],
    });
    const created = await api.history('deficiencies', String(deficiencies[0]?.id));
    expect(created.filter(({ operation }) => operation === 'create')).toHaveLength(1);
  });

  test('dates, lock and open measures of the equipment follow from the audit', async () => {
    const api = await askApi(walk.office);
    const audits = await api.list('audits', { planning: walk.planning });
    const pieces = await api.list('equipments', { id: audits.map(({ equipment }) => equipment) });
    // From the audits instead of the clock, as midnight may pass during the test.
    const day = dayOf(String(audits[0]?.dateAudited));
    const inMonths = (interval: number) => nextAuditDate(day, { interval, unit: 'MONTHLY' });
    const of = (identNumber: string) => pieces.find((piece) => piece.identNumber === identNumber);
    const duties = await api.list('inspectionDuties', { equipment: pieces.map(({ id }) => id) });
    const dueOf = (identNumber: string, type?: string) =>
      duties
        .filter(({ equipment }) => equipment === of(identNumber)?.id)
        .filter((duty) => duty.isMandatory === true && (!type || duty.type === type))
        .map(({ nextDate }) => String(nextDate))
        .sort();
    expect(dueOf(racks[0], 'expert')).toEqual([inMonths(12)]);
    expect(dueOf(racks[1], 'expert')).toEqual([inMonths(12)]);
    // An expert inspection renews its own duty only; visual inspections stay due.
    for (const rack of racks) {
      expect(dueOf(rack, 'light')).toHaveLength(1);
      expect(of(rack)?.nextAuditDate).toBe(dueOf(rack)[0]);
    }
    expect(of(racks[0])).toMatchObject({
      lastAuditDate: day,
      isLocked: true,
      openMeasures: 1,
      lastAuditResult: 'REPAIR_LOCKED',
    });
    expect(of(racks[1])).toMatchObject({
      lastAuditDate: day,
      isLocked: false,
    });
    expect(of(racks[1])?.openMeasures ?? 0).toBe(0);
    expect(of(ladder)).toMatchObject({ lastAuditDate: day, nextAuditDate: inMonths(6), isLocked: false });
  });
}
