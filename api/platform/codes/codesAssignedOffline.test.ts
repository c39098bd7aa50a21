import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, type Receipt, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { pushCommands } from '../sync/pushCommands';
import { noon } from '../testing/factories';
import { useCodesWorld } from './testing/useCodesWorld';

const { database, here, owner, code, piece } = useCodesWorld();
const { equipments, qrCodes } = definitions;
let bare: Row;
let prefix: string;
beforeEach(async () => {
  ({ prefix } = here);
  bare = await piece(null);
});

/** What a device sends that saw this version of the piece when it put the code on it. */
const assigned = (number: string, baseVersion = Number(bare.version)): Command => ({
  ...{ id: newId(), resource: 'equipments', recordId: String(bare.id), operation: 'update' },
  ...{ baseVersion, patch: { qrCode: `${prefix}${number}` } },
  ...{ madeAt: noon.toISOString(), schemaVersion: SCHEMA_VERSION },
});

async function push(command: Command): Promise<Receipt | undefined> {
  const call = owner();
  const { user } = call.actor;
  const [receipt] = await pushCommands(call, { user, instance: here.account, commands: [command] });
  return receipt;
}
const pieceNow = (id = bare.id) => getRecord(owner(), equipments, String(id));

describe('a code put on a piece without network that has got another one meanwhile', () => {
  it.each([
    [
      'typed on the piece',
      () => updateRecord(owner(), equipments, String(bare.id), { qrCode: `${prefix}1` }),
    ],
    ['assigned in the list of codes', () => code('1', { equipment: bare.id })],
  ])('is refused with the one %s, which stays until the person decides', async (_how, online) => {
    await online();
    const command = assigned('2');
    const current = { id: bare.id, qrCode: `${prefix}1` };
    expect(await push(command)).toMatchObject({ status: 'refused', code: 'STALE_VERSION', current });
    // Sent again after a lost answer.
    expect(await push(command)).toMatchObject({ status: 'refused', code: 'STALE_VERSION', current });
    expect(await pieceNow()).toMatchObject({ qrCode: `${prefix}1` });
  });

  it('replaces it when the person chooses so, and the other one still names the piece it was assigned to', async () => {
    const row = await code('1', { equipment: bare.id });
    const receipt = await push(assigned('2'));
    expect(await push(assigned('2', Number(receipt?.current?.version)))).toMatchObject({ status: 'applied' });
    expect(await pieceNow()).toMatchObject({ qrCode: `${prefix}2` });
    expect(await getRecord(owner(), qrCodes, String(row.id))).toMatchObject({ equipment: bare.id });
    const changes: Row[] = await database
      .db('history')
      .where({ recordId: bare.id, operation: 'update' })
      .orderBy('changeNumber');
    expect(changes).toHaveLength(2);
  });

  it('is refused by its field where another piece carries it by now, and neither loses its code', async () => {
    const other = await piece('3');
    expect(await push(assigned('3'))).toMatchObject({
      status: 'refused',
      code: 'INVALID',
      errors: { qrCode: { message: expect.any(String) } },
    });
    expect([(await pieceNow()).qrCode, (await pieceNow(other.id)).qrCode]).toEqual([null, `${prefix}3`]);
  });

  it('goes through where the piece has changed in something else', async () => {
    await updateRecord(owner(), equipments, String(bare.id), { place: 'A-1' });
    const receipt = await push(assigned('4'));
    expect(receipt).toMatchObject({ status: 'refused', code: 'STALE_VERSION', current: { qrCode: null } });
    // The device sends it anew by itself: nobody else has touched the code.
    expect(await push(assigned('4', Number(receipt?.current?.version)))).toMatchObject({ status: 'applied' });
    expect(await pieceNow()).toMatchObject({ qrCode: `${prefix}4`, place: 'A-1' });
  });
});
