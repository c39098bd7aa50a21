import type { Command, InputOf } from '@plumbline/resources/language/defineCommand';
import { checkInput, checkQuery, takesQuery } from '../../entities/handleCommand';

/** What a command's handler gets of this body or query; refused as its route refuses it. */
export const takenBy = async <C extends Command>(command: C, sent: object): Promise<InputOf<C>> =>
  takesQuery(command) ? checkQuery(command, { ...sent }) : checkInput(command, { ...sent });
