import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import { Box, Typography } from '@mui/material';
import type { ExplainedField } from '@plumbline/resources/rules/rights/explainRights';
import { useTranslate } from 'react-admin';
import type { ShownEntity } from './filterRights';
import type { RightsWords } from './useRightsWords';

interface EntityDetailsProps {
  entity: ShownEntity;
  words: RightsWords;
}

/** Rights by field and command, with the reasons for refusals. */
export function EntityDetails({ entity, words }: EntityDetailsProps) {
  const translate = useTranslate();
  const { resource, fields, commands } = entity;
  return (
    <>
      {fields.length > 0 && (
        <Section title={translate('identity.list.fields')}>
          {fields.map((field) => (
            <Line
              key={field.name}
              name={words.field(resource, field)}
              isRefused={field.create !== null && field.update !== null}
            >
              <FieldText field={field} words={words} />
            </Line>
          ))}
        </Section>
      )}
      {commands.length > 0 && (
        <Section title={translate('identity.list.commands')}>
          {commands.map((command) => (
            <Line
              key={command.name}
              name={words.command(resource, command)}
              isRefused={command.refusal !== null}
            >
              {command.refusal ? words.refused(command.refusal) : translate('identity.may')}
            </Line>
          ))}
        </Section>
      )}
    </>
  );
}

function FieldText({
  field: { create, update, notes },
  words,
}: {
  field: ExplainedField;
  words: RightsWords;
}) {
  const translate = useTranslate();
  const state = (reason: string | null) => (reason ? words.refused(reason) : translate('identity.may'));
  const said =
    create === update
      ? state(create)
      : `${translate('identity.operation.create')}: ${state(create)}; ${translate('identity.operation.update')}: ${state(update)}`;
  return [said, ...notes.map((note) => translate(`identity.note.${note}`))].join('; ');
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface LineProps {
  name: string;
  isRefused: boolean;
  children: React.ReactNode;
}

function Line({ name, isRefused, children }: LineProps) {
  const Icon = isRefused ? HighlightOffOutlined : CheckCircleOutlined;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px 1fr', md: '20px minmax(0, 2fr) minmax(0, 5fr)' },
        columnGap: 1,
        py: 0.625,
        alignItems: 'start',
      }}
    >
      <Icon aria-hidden color={isRefused ? 'error' : 'success'} sx={{ fontSize: 18, mt: '2px' }} />
      <Typography variant="body2">{name}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: { xs: 2, md: 3 } }}>
        {children}
      </Typography>
    </Box>
  );
}
