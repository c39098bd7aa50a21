import * as commands from '@plumbline/resources/commands/overviews';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import { searchAll } from './searchAll';

const shortest = 2;
const longest = 100;

/**
 * Mounts `GET /api/search?q=`: rows grouped by entity. Error: BAD_QUERY for a text below two or above 100 characters.
 */
export function configureSearch(api: Api): void {
  handleCommand(api, commands.searchAll, async (call, { q }) => {
    const text = q.trim();
    if (text.length < shortest || text.length > longest) fail('BAD_QUERY', { field: 'q' });
    return searchAll(call, text);
  });
}
