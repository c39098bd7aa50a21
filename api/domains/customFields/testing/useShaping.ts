import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import type { Row } from '../../../entities/rowMapper';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { configureCatalogue } from '../../catalogue/configureCatalogue';
import { configureEquipments } from '../../equipments/configureEquipments';
import { configureCustomFields } from '../configureCustomFields';

/** Two accounts before each test; rows and settings are created by the owner of the first unless stated otherwise. */
export function useShaping() {
  const database = useTestDatabase();
  const accounts = { own: '', foreign: '' };
  beforeAll(() => {
    configureCatalogue();
    configureEquipments();
    configureCustomFields();
  });
  beforeEach(async () => {
    accounts.own = await buildAccount(database.db);
    accounts.foreign = await buildAccount(database.db);
  });
  const owner = (instance = accounts.own) => callAs(database.db, actorOf(instance));
  return {
    database,
    accounts,
    owner,
    define: (values: Row, instance?: string) =>
      createRecord(owner(instance), definitions.customFieldDefinitions, {
        entityType: 'equipmentOwners',
        name: { 'pl-PL': 'Pole' },
        dataType: 'input',
        ...values,
      }),
    arrange: (values: Row, instance?: string) =>
      createRecord(owner(instance), definitions.formControls, {
        entityType: 'equipmentOwners',
        sortOrder: 0,
        ...values,
      }),
    customer: (values: Row = {}, instance?: string) =>
      createRecord(owner(instance), definitions.equipmentOwners, { name: 'Odra', ...values }),
    /** A piece of equipment whose product is of the category. */
    piece: async (category: string, values: Row = {}) => {
      const { id: product } = await build(database.db, accounts.own, 'products', { category });
      const { id: location } = await build(database.db, accounts.own, 'locations');
      return createRecord(owner(), definitions.equipments, {
        identNumber: product,
        location,
        product,
        ...values,
      });
    },
  };
}

/** `done`, the error messages by field, or the error code. */
export const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) =>
      error.errors
        ? Object.fromEntries(
            Object.entries(error.errors).map(([field, one]) => [field, (one as { message: string }).message]),
          )
        : error.code,
  );
