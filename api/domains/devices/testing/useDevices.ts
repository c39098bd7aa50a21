import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import type { DeviceActionKey, DeviceOutcome } from '@plumbline/resources/rules/devices/deviceActions';
import { createRecord } from '../../../entities/createRecord';
import { getTyped } from '../../../entities/typedRecords';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../../platform/testing/factories';
import { allowMaintenance } from '../allowMaintenance';
import { registerDevice } from '../registerDevice';
import { sendAction } from '../sendAction';

/** An account with an administrator and a user whose device accepts the actions of the catalogue. */
export function useDevices() {
  const database = useTestDatabase();

  const switchOff = (key: DeviceActionKey) =>
    createRecord(systemCall(database.db, CATALOGUE_ID), definitions.deviceActions, {
      key,
      name: { 'en-EN': key },
      isActive: false,
    });

  async function member(instance: string, instanceRole: 'Owner' | 'Administrator' | 'Employee') {
    const { db } = database;
    const { id: user } = await build(db, CATALOGUE_ID, 'users', { firstName: 'Anna', lastName: 'Nowak' });
    const { id: contact } = await build(db, instance, 'contacts', { user, instanceRole });
    return actorOf(instance, instanceRole, { user, contact });
  }

  async function start({ isAllowed = true } = {}) {
    const { db } = database;
    const instance = await buildAccount(db);
    const [administrator, worker] = [
      await member(instance, 'Administrator'),
      await member(instance, 'Employee'),
    ];
    const device = newId();
    const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    const report = (outcomes: DeviceOutcome[] = [], minutes = 0, more: object = {}) =>
      registerDevice(callAs(db, worker, at(minutes)), { id: device, name: 'Tablet', outcomes, ...more });
    const allow = (is: boolean, actor: Actor = worker) => allowMaintenance(callAs(db, actor), device, is);
    const send = async (action: DeviceActionKey, message?: string, actor: Actor = administrator) =>
      (await sendAction(callAs(db, actor), device, message === undefined ? { action } : { action, message }))
        .id;
    const read = (id: string) => getTyped(systemCall(db, instance), 'sentDeviceActions', id);
    await report();
    if (isAllowed) await allow(true);
    return { db, instance, administrator, worker, device, at, report, allow, send, read };
  }

  return { database, switchOff, member, start };
}
