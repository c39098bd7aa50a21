import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { Box, Button, Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { productName } from '@plumbline/resources/rules/brands/brand';
import { useMemo } from 'react';
import { type RaThemeOptions, useTranslate } from 'react-admin';

interface MiniatureAppProps {
  theme: RaThemeOptions;
  name: string;
  label: string;
}

/** A non-interactive preview of the app, rendered with its own components. */
export function MiniatureApp({ theme, name, label }: MiniatureAppProps) {
  const translate = useTranslate();
  const made = useMemo(() => createTheme(theme), [theme]);
  const chip = (tone: 'success' | 'error', word: string) => (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        borderRadius: '5px',
        fontSize: '0.78125rem',
        color: `${tone}.main`,
        backgroundColor: `${tone}.light`,
      }}
    >
      {tone === 'success' ? (
        <CheckCircleOutlined sx={{ fontSize: 16 }} />
      ) : (
        <ReportOutlined sx={{ fontSize: 16 }} />
      )}
      {word}
    </Box>
  );
  return (
    <ThemeProvider theme={made}>
      <Box
        role="img"
        aria-label={label}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
      >
        <Box inert sx={{ color: 'text.primary', backgroundColor: 'background.default' }}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              px: 1.5,
              py: 1,
              color: 'head.text',
              backgroundColor: 'head.ground',
              borderBottom: 1,
              borderColor: 'head.line',
            }}
          >
            <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
              {name || productName}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'head.soft' }}>
              {label}
            </Typography>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'max-content minmax(0, 1fr)', sm: '38% 1fr' },
              minHeight: 150,
            }}
          >
            <Box sx={{ p: 1, borderRight: 1, borderColor: 'divider', minWidth: 0 }}>
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.75,
                  p: 0.75,
                  borderRadius: 1,
                  color: 'primary.main',
                  backgroundColor: 'action.selected',
                }}
              >
                <Inventory2Outlined sx={{ fontSize: 18, display: { xs: 'none', sm: 'block' } }} />
                <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 580 }}>
                  {translate('shell.menu.equipments')}
                </Typography>
              </Box>
              <Typography variant="body2" noWrap sx={{ p: 0.75 }}>
                {translate('shell.menu.tasks')}
              </Typography>
            </Box>
            <Box sx={{ p: 1.25, minWidth: 0 }}>
              <Box
                sx={{
                  p: 1.25,
                  borderRadius: 1,
                  border: 1,
                  borderColor: 'divider',
                  backgroundColor: 'background.paper',
                }}
              >
                <Typography sx={{ fontWeight: 600 }}>REG-0209</Typography>
                <Typography variant="body2" color="text.secondary" noWrap>
                  Hala A
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
                  {chip('success', translate('choices.auditResult.OKAY'))}
                  {chip('error', translate('choices.dangerLevel.red'))}
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button variant="contained">{translate('shell.action.save')}</Button>
                  <Button>{translate('shell.action.cancel')}</Button>
                </Box>
              </Box>
            </Box>
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
