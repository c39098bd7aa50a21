import { Alert, AlertTitle, Box, Link, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { showPath } from '../../entities/screenPaths';
import type { Mention } from './privacyCommands';

/** Free texts that may name the person and are not changed by the erasure. */
export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  const translate = useTranslate();
  if (mentions.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{translate('privacy.erase.mentions')}</AlertTitle>
      {translate('privacy.erase.mentionsText')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 220, overflowY: 'auto' }} tabIndex={0}>
        {mentions.map(({ resource, id, title, field, excerpt }) => {
          const entity = entities[resource];
          const kind = translate(entityLabel(entity), { smart_count: 1 });
          return (
            <li key={`${id} ${field}`}>
              <Link href={showPath(entity, id)} target="_blank" rel="noopener">
                {[kind, title].filter(Boolean).join(' ')}
              </Link>
              <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {translate(fieldLabel(entity, field))}: {excerpt}
              </Typography>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
