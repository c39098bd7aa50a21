import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';

type Loads = Pick<
  LocalRow<'equipments'>,
  'fieldLoad' | 'compartmentLoad' | 'fieldCount' | 'levelCount' | 'maxFieldLength' | 'depth' | 'kinkLength'
>;

/** The rack's load data, laid out like the load sign to compare it with (EN 15635, 8.2). */
export function LoadPlate({ equipment }: { equipment: Loads }) {
  const translate = useTranslate();
  const format = useFormat();
  const values = fields.flatMap(({ name, unit }) => {
    const value = equipment[name];
    return typeof value === 'number'
      ? [{ name, text: unit ? `${format.number(value)} ${unit}` : format.number(value) }]
      : [];
  });
  if (values.length === 0) return null;
  return (
    <Box
      sx={(theme) => ({
        border: `1.5px solid ${theme.palette.secondary.main}`,
        borderRadius: '6px',
        overflow: 'hidden',
      })}
    >
      <Typography
        variant="overline"
        sx={{
          display: 'block',
          px: 1.25,
          py: 0.25,
          backgroundColor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        {translate('audit.head.loads')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          gap: 1,
          p: 1.25,
        }}
      >
        {values.map(({ name, text }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(`resources.equipments.fields.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1rem', lineHeight: 1.25 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const fields = [
  { name: 'fieldLoad', unit: 'kg' },
  { name: 'compartmentLoad', unit: 'kg' },
  { name: 'fieldCount', unit: '' },
  { name: 'levelCount', unit: '' },
  { name: 'maxFieldLength', unit: 'mm' },
  { name: 'depth', unit: 'mm' },
  { name: 'kinkLength', unit: 'mm' },
] as const;

/** Whether the load plate already shows the field. */
export const isOnPlate = (field: string): boolean => fields.some(({ name }) => name === field);
