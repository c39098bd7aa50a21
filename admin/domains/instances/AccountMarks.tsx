import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import { Stack } from '@mui/material';
import type { Instance } from '@plumbline/resources/entities/instances';
import { type RaRecord, useTranslate } from 'react-admin';
import { StatusChip } from '../../entities/StatusChip';

/** Marks of an account (test account, partner), for those who look after it. */
export function AccountMarks({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  // The data provider returns rows of this entity untyped.
  const { isTestInstance, isCooperationPartner } = record as unknown as Instance;
  if (!isTestInstance && !isCooperationPartner) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', mb: 2 }}>
      {isTestInstance && (
        <StatusChip
          tone="info"
          icon={ScienceOutlined}
          label={translate('resources.instances.fields.isTestInstance')}
        />
      )}
      {isCooperationPartner && (
        <StatusChip
          tone="success"
          icon={HandshakeOutlined}
          label={translate('resources.instances.fields.isCooperationPartner')}
        />
      )}
    </Stack>
  );
}
