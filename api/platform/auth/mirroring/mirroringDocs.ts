import type { CommandDocs } from '../../docs';

export const mirroringDocs: CommandDocs = {
  'POST /api/session/mirror': 'Provider staff look into an account for an hour, reading: {instance, reason}',
  'POST /api/session/mirror/end': 'End that and go back to the provider',
};
