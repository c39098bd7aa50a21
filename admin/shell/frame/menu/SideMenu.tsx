import { Box, Drawer } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDrawn } from '../../../kit/behaviour/useDrawn';
import { useIsWide } from '../../../kit/behaviour/useIsWide';
import { headHeight } from '../head/AppHead';
import { LanguageMenu } from '../head/LanguageMenu';
import { MenuList } from './MenuList';

const width = 236;

/** The main menu: beside the screen on wide windows, else in a drawer. */
export function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const isWide = useIsWide();
  const isDrawn = useDrawn();
  if (!isWide)
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: { 'aria-label': translate('shell.menu.label'), sx: { width: 280, maxWidth: '85vw' } },
        }}
      >
        <Box
          component="nav"
          aria-label={translate('shell.menu.label')}
          onClick={onClose}
          sx={{ pt: `${headHeight}px` }}
        >
          <MenuList />
        </Box>
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', display: { sm: 'none' } }}>
          <LanguageMenu />
        </Box>
      </Drawer>
    );
  return (
    <Box
      component="nav"
      data-tour="menu"
      data-later
      aria-label={translate('shell.menu.label')}
      sx={{
        width,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: headHeight + 1,
        alignSelf: 'flex-start',
        height: `calc(100dvh - ${headHeight + 1}px)`,
        overflowY: 'auto',
      }}
    >
      {isDrawn && <MenuList />}
    </Box>
  );
}
