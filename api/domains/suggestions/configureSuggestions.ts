import * as commands from '@plumbline/resources/commands/overviews';
import { horizons, lastDayOf } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { readSuggestions } from './readSuggestions';

/** Mounts the planning suggestions. */
export function configureSuggestions(api: Api): void {
  handleCommand(api, commands.readSuggestions, (call, { today, horizon }) =>
    readSuggestions(call, { today, until: lastDayOf(horizons[horizon], today) }),
  );
}
