import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type LocalRow, useConnection, useLocalList, useLocalRecord } from '../../../data/offline';
import { Scanner } from '../../../entities/scan/Scanner';
import { useFindByCode } from '../../../entities/scan/useFindByCode';
import { auditPath, planningPath } from '../planningPaths';
import { findEquipments } from '../show/searchInspections';
import { StandingBar } from '../standing/StandingBar';
import { nextOpen, placedName, usePlanningInspections } from '../usePlanningInspections';
import { ScannedPiece } from './ScannedPiece';

interface Read {
  code: string;
  pieces: readonly LocalRow<'equipments'>[];
}

/**
 * The scanner of an appointment: a code opens the open inspection of its piece at once; other pieces are shown with
 * what can be done. It reads on after each inspection.
 */
export function HallScan() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { record: planning, isLoading } = useLocalRecord('auditPlannings', id);
  const { inspections } = usePlanningInspections(id);
  const { records: equipments } = useLocalList('equipments');
  const { isOnline } = useConnection();
  const { state: arrival } = useLocation();
  const findOnServer = useFindByCode();
  const [read, setRead] = useState<Read | null>(null);
  const next = nextOpen(inspections, '');
  // One still stands before the code that was read last.
  const [passed, setPassed] = useState<string | null>(null);
  const isIgnored = (code: string) =>
    code === passed ||
    (typeof arrival?.finished === 'string' &&
      findEquipments(equipments, code)[0]?.identNumber === arrival.finished);
  const scan = (code: string) => {
    setPassed(null);
    const pieces = findEquipments(equipments, code);
    const [only, another] = pieces;
    const open = only && inspections.find(({ audit, isOpen }) => isOpen && audit.equipment === only.id);
    if (open && !another) return navigate(auditPath(id, open.audit.id), { state: { scan: id } });
    setRead({ code, pieces });
    // A code may be assigned on the server only, or name a piece of a place that is not on this device.
    if (!only && isOnline) void findOnServer(code);
  };
  return (
    <Box component="main" sx={{ minHeight: '100dvh', backgroundColor: 'background.default' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 0.5,
          minHeight: 60,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <IconButton
          component={Link}
          to={planningPath(id)}
          replace
          aria-label={translate('audit.back')}
          sx={{ width: 48, height: 48 }}
        >
          <ArrowBackRounded />
        </IconButton>
        <Typography component="h1" sx={{ flex: 1, fontSize: '1.125rem', fontWeight: 620 }}>
          {translate('planning.scan.title')}
        </Typography>
      </Box>
      <Box
        sx={{
          maxWidth: 1100,
          mx: 'auto',
          p: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {!planning && !isLoading ? (
          <Alert severity="warning">{translate('planning.scan.notOnDevice')}</Alert>
        ) : (
          <Scanner
            onScan={scan}
            isPaused={read !== null}
            isIgnored={isIgnored}
            label={translate('planning.scan.type')}
          />
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {!read && typeof arrival?.finished === 'string' && (
            <Alert severity="success" role="status">
              {translate('planning.scan.finished', { identNumber: arrival.finished })}
            </Alert>
          )}
          {!read && <StandingBar inspections={inspections} />}
          {!read && next && (
            <Button
              component={Link}
              to={auditPath(id, next.audit.id)}
              state={{ scan: id }}
              variant="outlined"
              endIcon={<ArrowForwardRounded />}
              sx={{ minHeight: 56, fontSize: '1rem', lineHeight: 1.2 }}
            >
              {translate('audit.next', { identNumber: placedName(next) })}
            </Button>
          )}
          {read?.pieces.length === 0 && (
            <Alert severity="warning" role="status">
              {translate('shell.scan.notFound', { code: read.code })}
            </Alert>
          )}
          {read && read.pieces.length > 1 && (
            <Alert severity="warning">{translate('planning.scan.several', { code: read.code })}</Alert>
          )}
          {planning &&
            read?.pieces.map((equipment) => (
              <ScannedPiece
                key={equipment.id}
                planning={planning}
                equipment={equipment}
                closed={inspections.find(({ audit }) => audit.equipment === equipment.id)?.audit}
              />
            ))}
          {read && (
            <Button
              variant="outlined"
              startIcon={<QrCodeScannerOutlined />}
              onClick={() => {
                setPassed(read.code);
                setRead(null);
              }}
              sx={{ minHeight: 56, fontSize: '1rem' }}
            >
              {translate('planning.scan.again')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
