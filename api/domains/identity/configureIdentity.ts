import * as commands from '@plumbline/resources/commands/identity';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import { explainContact, explainUser } from './explainPerson';
import { readStaff } from './readStaff';
import { searchPeople } from './searchPeople';

const [shortest, longest] = [2, 100];

/** Mounts the list of users with system rights, and the explanation of a person's rights. */
export function configureIdentity(api: Api): void {
  handleCommand(api, commands.listStaff, (call) => readStaff(call));
  handleCommand(api, commands.searchPeople, (call, { q }) => {
    const text = q.trim();
    if (text.length < shortest || text.length > longest) fail('BAD_QUERY', { field: 'q' });
    return searchPeople(call, text);
  });
  handleCommand(api, commands.explainContact, (call, _input, { id }) => explainContact(api, call, id));
  handleCommand(api, commands.explainUser, (call, _input, { id }) => explainUser(api, call, id));
}
