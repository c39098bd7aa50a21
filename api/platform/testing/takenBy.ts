import type { Command, InputOf } from '@plumbline/resources/language/defineCommand';
import { checkInput, checkQuery, takesQuery } from '../../entities/handleCommand';

/** The input of a command's handler for this body or query; refused as by its route. */
export const takenBy = async <C extends Command>(command: C, sent: object): Promise<InputOf<C>> =>
  takesQuery(command) ? checkQuery(command, { ...sent }) : checkInput(command, { ...sent });
