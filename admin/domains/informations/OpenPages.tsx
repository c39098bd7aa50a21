import { Box, Button, CssBaseline } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useI18nProvider, useLocaleState, useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../../data/session/language/LanguageSwitch';
import { signIn } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { BrandMark } from '../../kit/parts/BrandMark';
import { lazyPart } from '../../kit/parts/lazyPart';
import { ScreenLoading } from '../../kit/parts/ScreenLoading';
import { redirectOf } from '../../kit/routes/redirects';
import { informationAt } from './informationAt';

const InformationScreen = lazyPart(
  () => import('./InformationScreen').then((module) => module.InformationScreen),
  <ScreenLoading />,
);

/** Pages without sign-in are shown to signed-out visitors directly; everything else requires signing in. */
export function OpenPages({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const { pathname } = useLocation();
  const isOpen = state === 'signedOut' && informationAt(pathname) !== null;
  if (!isOpen) return children;
  const target = redirectOf(pathname);
  return target ? <Navigate to={target} replace /> : <OpenPage />;
}

function OpenPage() {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const [language] = useLocaleState();
  useEffect(() => {
    document.documentElement.lang = language.slice(0, 2);
  }, [language]);
  return (
    <>
      <CssBaseline enableColorScheme />
      <Box sx={{ minHeight: '100dvh', px: { xs: 2, sm: 3 }, backgroundColor: 'background.default' }}>
        <Box
          component="header"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5, mb: 2 }}
        >
          <BrandMark />
          <Box sx={{ flex: 1 }} />
          <LanguageSwitch />
          <Button variant="outlined" onClick={() => void signIn(i18n.getLocale())}>
            {translate('shell.boot.signInButton')}
          </Button>
        </Box>
        <main>
          <InformationScreen />
        </main>
      </Box>
    </>
  );
}
