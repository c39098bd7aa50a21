import * as commands from '@plumbline/resources/commands/brokers';
import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { brokerHooks, customerHooks } from './brokerHooks';
import { createCustomer } from './createCustomer';
import { readCustomers } from './readCustomers';

/** Mounts the customer commands of brokers, and the rules for changing an account's broker. */
export function configureBrokers(api: Api): void {
  registerHooks('brokers', brokerHooks(api.config));
  registerHooks('instances', customerHooks);
  handleCommand(api, commands.readCustomers, readCustomers);
  handleCommand(api, commands.createCustomer, (call, wish) => createCustomer(api, call, wish));
  handleCommand(api, commands.moveAccount, async (call, { broker }, { id }) =>
    typed('instances', await updateRecord(call, definitions.instances, id, { broker })),
  );
}
