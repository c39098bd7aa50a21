import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test } from 'vitest';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();

describe('refusals', () => {
  test('a refused change is seen with its reason, holds back later ones of its record, and is not dropped', async () => {
    const { client } = await hall.downloaded();
    hall.server.refuse = ({ patch }) => (patch.comment === 'no' ? 'LOCKED_BY_AUDIT' : undefined);
    await client.save('audits', hall.audit, { comment: 'no' });
    await client.save('audits', hall.audit, { result: 'OKAY' });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 1, refused: 1, pause: null });
    expect(client.state('audits', hall.audit)).toBe('refused');
    expect(client.record('audits', hall.audit)).toMatchObject({ comment: 'no', result: 'OKAY' });
    hall.server.refuse = () => undefined;
    await client.retry(client.outbox().items[0]?.command.id ?? '');
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'no', result: 'OKAY' });
  });

  test('somebody else’s change of another field needs nobody’s decision', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, result: 'OKAY' });
    await client.save('audits', hall.audit, { comment: 'mine' });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({
      comment: 'mine',
      result: 'OKAY',
      version: 3,
    });
  });

  test('what was typed over a refused change that another tab discards meanwhile does not replace theirs unseen', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, comment: 'theirs' });
    await client.save('audits', hall.audit, { comment: 'mine' });
    await client.syncNow();
    // A form that was opened on it keeps what it showed.
    const shown = { ...client.record('audits', hall.audit) };
    const baseVersion = Number(shown.version);
    await client.exportOutbox();
    await client.discard(client.outbox().items[0]?.command.id ?? '');
    await client.syncNow();
    await client.save('audits', hall.audit, { comment: 'mine, again' }, { baseVersion, before: shown });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'theirs' });
  });

  test('both sides of a contested field are shown; mine is sent again on top of theirs', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, comment: 'theirs' });
    await client.save('audits', hall.audit, { comment: 'mine', result: 'OKAY' });
    await client.syncNow();
    const id = client.outbox().items[0]?.command.id ?? '';
    expect(client.conflict(id)?.fields).toEqual([
      { field: 'comment', before: null, mine: 'mine', theirs: 'theirs', isContested: true },
      { field: 'result', before: undefined, mine: 'OKAY', theirs: undefined, isContested: false },
    ]);
    await client.rebase(id, { comment: 'mine' });
    await client.syncNow();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'mine', result: 'OKAY' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('what the person adds while deciding is sent with mine, and not where theirs stays whole', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, comment: 'theirs' });
    await client.save('audits', hall.audit, { comment: 'mine' });
    await client.syncNow();
    const id = () => client.outbox().items[0]?.command.id ?? '';
    await client.rebase(id(), { comment: 'mine' }, { correctionReason: 'Seen at the same time' });
    expect(client.outbox().items[0]?.command.patch).toEqual({
      comment: 'mine',
      correctionReason: 'Seen at the same time',
    });
    await client.syncNow();
    hall.server.put('audits', { id: hall.audit, comment: 'newer' });
    await client.save('audits', hall.audit, { comment: 'mine again' });
    await client.syncNow();
    await client.rebase(id(), { comment: 'theirs' }, { correctionReason: 'Seen' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });

  test('what the person adds while deciding holds for later changes of the record, too', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, comment: 'theirs' });
    hall.server.refuse = ({ patch }) => ('correctionReason' in patch ? undefined : 'INVALID');
    await client.save('audits', hall.audit, { comment: 'mine' });
    await client.save('audits', hall.audit, { result: 'OKAY' });
    await client.remove('audits', hall.audit);
    await client.syncNow();
    const [refused] = client.outbox().items;
    await client.rebase(refused?.command.id ?? '', {}, { correctionReason: 'Seen at the same time' });
    expect(client.outbox().items.map(({ command }) => command.patch)).toEqual([
      { comment: 'mine', correctionReason: 'Seen at the same time' },
      { result: 'OKAY', correctionReason: 'Seen at the same time' },
      { correctionReason: 'Seen at the same time' },
    ]);
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('audits', hall.audit)).toBeUndefined();
    expect(hall.server.applied()).toBe(3);
  });

  test('theirs for one field leaves the rest of the change, theirs for all ends it', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, comment: 'theirs' });
    await client.save('audits', hall.audit, { comment: 'mine', result: 'OKAY' });
    await client.syncNow();
    await client.rebase(client.outbox().items[0]?.command.id ?? '', { comment: 'theirs' });
    await client.syncNow();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'theirs', result: 'OKAY' });
    hall.server.put('audits', { id: hall.audit, comment: 'newer' });
    await client.save('audits', hall.audit, { comment: 'mine again' });
    await client.syncNow();
    await client.rebase(client.outbox().items[0]?.command.id ?? '', { comment: 'theirs' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    await client.syncNow();
    expect(client.record('audits', hall.audit)?.comment).toBe('newer');
  });

  test('a list that both changed goes again with what each of them put into it', async () => {
    const { client } = await hall.downloaded();
    const [mine, theirs] = ['brace', 'load'].map((checkpoint) => ({ id: newId(), checkpoint }));
    hall.server.put('audits', { id: hall.audit, answers: [theirs] });
    await client.save('audits', hall.audit, { answers: [mine] as never });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ refused: 1 });
    await client.rebase(client.outbox().items[0]?.command.id ?? '', {});
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(new Set(hall.server.row('audits', hall.audit)?.answers as unknown[])).toEqual(
      new Set([theirs, mine]),
    );
  });

  test('what was put into the list afterwards goes on top of both', async () => {
    const { client } = await hall.downloaded();
    const [one, two, theirs] = ['1', '2', '9'].map((checkpoint) => ({ id: newId(), checkpoint }));
    hall.server.put('audits', { id: hall.audit, answers: [theirs] });
    await client.save('audits', hall.audit, { answers: [one] as never });
    await client.save('audits', hall.audit, { answers: [one, two] as never });
    await client.syncNow();
    await client.rebase(client.outbox().items[0]?.command.id ?? '', {});
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    const answers = hall.server.row('audits', hall.audit)?.answers as unknown[];
    expect(new Set(answers)).toEqual(new Set([theirs, one, two]));
  });

  test('what somebody else changed is not written over by a later change, though the one before it was free', async () => {
    const { client } = await hall.downloaded();
    hall.server.put('audits', { id: hall.audit, result: 'SCRAP' });
    await client.save('audits', hall.audit, { comment: 'mine' });
    await client.save('audits', hall.audit, { result: 'OKAY' });
    await client.syncNow();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'mine', result: 'SCRAP' });
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    const [asked] = client.outbox().items.filter(({ state }) => state === 'refused');
    expect(client.conflict(asked?.command.id ?? '')?.fields).toMatchObject([
      { field: 'result', mine: 'OKAY', theirs: 'SCRAP', isContested: true },
    ]);
    await client.rebase(asked?.command.id ?? '', {});
    await client.syncNow();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'mine', result: 'OKAY' });
  });

  test('a change is discarded only after it was exported', async () => {
    const { client } = await hall.downloaded();
    hall.server.refuse = () => 'FORBIDDEN';
    await client.save('audits', hall.audit, { comment: 'no' });
    await client.syncNow();
    const id = client.outbox().items[0]?.command.id ?? '';
    await expect(client.discard(id)).rejects.toMatchObject({ code: 'NOT_EXPORTED' });
    await client.exportOutbox();
    await client.discard(id);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('audits', hall.audit)?.comment).toBeNull();
  });

  test('changes made after a discarded one still go through', async () => {
    const { client } = await hall.downloaded();
    hall.server.refuse = ({ patch }) => (patch.comment === 'no' ? 'FORBIDDEN' : undefined);
    await client.save('audits', hall.audit, { comment: 'no' });
    await client.save('audits', hall.audit, { result: 'OKAY' });
    await client.syncNow();
    await client.exportOutbox();
    await client.discard(client.outbox().items.find(({ state }) => state === 'refused')?.command.id ?? '');
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: null, result: 'OKAY' });
  });

  test('a refused deletion is sent again with its reason, or given up; the record shows which', async () => {
    const { client } = await hall.downloaded();
    const id = newId();
    hall.server.put('deficiencies', { id, location: hall.location, description: 'x' });
    await client.syncNow();
    hall.server.refuse = ({ patch }) => ('correctionReason' in patch ? undefined : 'INVALID');
    const refused = async () => {
      await client.remove('deficiencies', id);
      await client.syncNow();
      expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
      expect(client.record('deficiencies', id)).toBeUndefined();
      return client.outbox().items[0]?.command.id ?? '';
    };
    await client.rebase(await refused(), { deletedAt: 'theirs' }, {});
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(client.record('deficiencies', id)).toMatchObject({ description: 'x' });
    await client.rebase(await refused(), { deletedAt: 'mine' }, { correctionReason: 'Of the next bay' });
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(hall.server.row('deficiencies', id)).toBeUndefined();
  });

  test('deleting what somebody else has deleted meanwhile is done', async () => {
    const { client } = await hall.downloaded();
    const id = newId();
    hall.server.put('deficiencies', { id, location: hall.location, description: 'x' });
    await client.syncNow();
    hall.server.drop('deficiencies', id);
    await client.remove('deficiencies', id);
    await client.syncNow();
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  });
});
