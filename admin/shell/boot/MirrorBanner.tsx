import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useActor } from '../../data/session/ActorProvider';
import { endMirroring } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { useFormat } from '../../data/words/useFormat';
import { LeaveDialog } from '../../domains/people/LeaveDialog';

/** Banner on every screen during a support session: account, rights, end time, and a button to end it. */
export function MirrorBanner() {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const { mirroring: atStart, instanceName } = useActor();
  const now = useSession().actor?.mirroring;
  // Screens keep their rights until the reload; the banner shows the current ones.
  const mirroring = now && now.id === atStart?.id ? now : atStart;
  const [isEnding, setEnding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!mirroring) return null;
  const end = () => {
    setAsking(false);
    setEnding(true);
    endMirroring().catch((error: unknown) => {
      setEnding(false);
      notify(errorMessage(error, translate), { type: 'error' });
    });
  };
  const time = new Date(mirroring.until).toLocaleTimeString(format.language, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Box
      role="region"
      aria-label={translate('people.mirror.banner', { name: instanceName })}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 8, sm: '50%' },
        right: { xs: 8, sm: 'auto' },
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
        transform: { sm: 'translateX(-50%)' },
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1.5,
        py: 0.75,
        borderRadius: 2,
        boxShadow: 6,
        border: 2,
        borderColor: 'warning.main',
        backgroundColor: 'background.paper',
      }}
    >
      {/* Space for the banner below sticky elements and the end of the page. */}
      <GlobalStyles styles={{ ':root': { '--banner-room': '84px' }, body: { paddingBottom: '84px' } }} />
      <SupportAgentOutlined aria-hidden sx={{ color: 'warning.main' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {translate('people.mirror.banner', { name: instanceName })}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {translate(mirroring.mayWrite ? 'people.mirror.writes' : 'people.mirror.reads', { time })}
        </Typography>
      </Box>
      <Button
        variant="contained"
        size="small"
        loading={isEnding}
        onClick={() => setAsking(true)}
        sx={{ flexShrink: 0 }}
      >
        {translate('people.mirror.end')}
      </Button>
      {isAsking && <LeaveDialog leaving="endVisit" onStay={() => setAsking(false)} onLeave={end} />}
    </Box>
  );
}
