import { Box, Typography } from '@mui/material';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import { localized } from '@plumbline/resources/language/languages';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { useLanguage } from '../../../data/words/useLanguage';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import { Fold } from '../../../kit/parts/Fold';
import { LockNotice, useHeaderFacts } from '../../equipments';
import type { AuditWork } from '../useAuditWork';
import { isOnPlate, LoadPlate } from './LoadPlate';

interface EquipmentHeadProps {
  work: AuditWork;
  /** Whole, beside a wide screen's checklist; otherwise folded at first. */
  isOpen?: boolean;
}

/** Data that identifies the equipment being inspected. */
export const EquipmentHead = memo(function EquipmentHead({ work, isOpen = false }: EquipmentHeadProps) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const { equipment, productName, categoryName, locationPath, checklist } = work;
  const { place, serialNumber, yearOfProduction, lastAuditResult, lastAuditDate, comment } = equipment;
  const field = (name: string) => translate(`resources.equipments.fields.${name}`);
  const head = useHeaderFacts({ ...equipment }).filter(({ field: name }) => !isOnPlate(name));
  const rows: [string, string][] = [
    ...head.map(({ label, text }): [string, string] => [label, text]),
    [field('location'), locationPath || translate('audit.place.hint')],
    [field('place'), place ?? ''],
    [field('product'), productName],
    [field('category'), categoryName],
    [field('serialNumber'), serialNumber ?? ''],
    [field('yearOfProduction'), yearOfProduction ? format.plain(yearOfProduction) : ''],
    [field('comment'), comment ?? ''],
    // On a phone there is no room for it next to the number.
    [translate('resources.auditRegulations.name', { smart_count: 1 }), localized(checklist.name, language)],
  ];
  const last = lastAuditResult && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Typography component="span" variant="caption" color="text.secondary">
        {translate('audit.head.last')}
        {lastAuditDate ? ` ${format.date(lastAuditDate)}` : ''}
      </Typography>
      <ChoiceChip choices={auditResult} value={lastAuditResult} />
    </Box>
  );
  const details = (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: isOpen ? 0 : 1 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.5,
        }}
      >
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      <LoadPlate equipment={equipment} />
    </Box>
  );
  if (isOpen) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
        <Typography variant="overline" color="text.secondary" sx={{ lineHeight: 1 }}>
          {field('identNumber')}
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 620,
            lineHeight: 1.1,
            letterSpacing: '-0.015em',
            overflowWrap: 'anywhere',
            mt: -0.75,
          }}
        >
          {equipment.identNumber}
        </Typography>
        <LockNotice reasons={work.locks} isFlush />
        {last}
        {details}
      </Box>
    );
  }
  return (
    <Box
      component="section"
      aria-label={translate('resources.equipments.name', { smart_count: 1 })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        px: 2,
        py: 1,
      }}
    >
      <Fold
        head={
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 550 }}>
              {[place, locationPath || translate('audit.place.unknown')].filter(Boolean).join(' · ')}
            </Typography>
            <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {[productName, serialNumber].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        }
        always={
          <>
            <LockNotice reasons={work.locks} isFlush />
            {last}
          </>
        }
      >
        {details}
      </Fold>
    </Box>
  );
});
