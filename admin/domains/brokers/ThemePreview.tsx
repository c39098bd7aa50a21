import { Box, Typography } from '@mui/material';
import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import { useGetOne, useTranslate } from 'react-admin';
import { themesIn } from '../../kit/theme/themes';
import { MiniatureApp } from './MiniatureApp';

type Values = Readonly<Record<string, unknown>>;

/** Preview of the app in the chosen colours, light and dark. */
export function ThemePreview({ values, name }: { values: Values; name?: string }) {
  const translate = useTranslate();
  const colors = colorsIn(values);
  if (!colors) return null;
  const { light, dark } = themesIn(colors);
  const used = light.palette?.primary;
  const isMoved = used && 'main' in used && used.main !== colors.primaryColor.toLowerCase();
  return (
    <Box component="section" sx={{ px: { xs: 1.5, sm: 2.5 }, pb: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('brand.preview')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {[light, dark].map((theme) => (
          <MiniatureApp
            key={theme.palette?.mode}
            theme={theme}
            name={name ?? String(values.name ?? '')}
            label={translate(`shell.theme.${theme.palette?.mode}`)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate(isMoved ? 'brand.moved' : 'brand.kept')}
      </Typography>
    </Box>
  );
}

/** The same preview in a broker's form, for the selected theme. */
export function BrokerPreview({ values }: { values: Values }) {
  const id = typeof values.theme === 'string' ? values.theme : undefined;
  const { data } = useGetOne('themes', { id: id ?? '' }, { enabled: id !== undefined });
  return data && data.id === id ? <ThemePreview values={data} name={String(values.name ?? '')} /> : null;
}

function colorsIn(values: Values): BrandColors | null {
  if (!isColor(values.primaryColor)) return null;
  const known = (name: string) => (isColor(values[name]) ? values[name] : null);
  return {
    primaryColor: values.primaryColor,
    secondaryColor: known('secondaryColor'),
    headerColor: known('headerColor'),
    backgroundColor: known('backgroundColor'),
    textColor: known('textColor'),
  };
}
