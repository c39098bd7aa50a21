import { Box, Link, Paper, Stack, Typography } from '@mui/material';
import type { readSellers } from '@plumbline/resources/commands/analytics';
import { entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { Compared, SellerRow } from '@plumbline/resources/rules/analytics/analyticsPage';
import { useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { filteredListPath } from '../../entities/screenPaths';
import { titleOf } from '../../entities/title/titleOf';
import { CsvButton } from './CsvButton';
import { useChangeText } from './useChangeText';
import type { SellerKind } from './useSellers';
import { useSpanText } from './useSpanText';

const amounts = ['licencesSold', 'licencesEnding', 'licencesRenewed', 'trialsConverted', 'orders'] as const;
const nothing: Compared = { now: 0, before: 0 };

/** One row per salesperson or broker, with a link to its own figures. */
export function SellerTable({ by, page }: { by: SellerKind; page: AnswerOf<typeof readSellers> }) {
  const translate = useTranslate();
  const format = useFormat();
  const spanText = useSpanText();
  const changeText = useChangeText();
  const nameOf = useSellerName(by, page.sellers);
  const [search] = useSearchParams();
  const currencies = [...new Set(page.sellers.flatMap(({ revenue }) => Object.keys(revenue)))].sort();
  const title = translate(`analytics.by.${by}`);
  const heads = [
    title,
    translate('analytics.accounts'),
    ...amounts.map((name) => translate(`analytics.measure.${name}`)),
    ...currencies.map((currency) => `${translate('analytics.measure.revenue')}, ${currency}`),
  ];
  const figuresOf = (row: SellerRow): Compared[] => [
    ...amounts.map((name) => row.amounts[name] ?? nothing),
    ...currencies.map((currency) => row.revenue[currency] ?? nothing),
  ];
  const pathOf = (id: string): string => {
    const kept = ['timespan', 'day'].flatMap((name) =>
      search.has(name) ? [[name, search.get(name) ?? '']] : [],
    );
    return `/analytics/sales?${new URLSearchParams({ ...Object.fromEntries(kept), [by]: id })}`;
  };
  return (
    <Paper variant="outlined" component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5, minHeight: 50 }}
      >
        <Typography variant="h2">{title}</Typography>
        <CsvButton
          title={`${translate('analytics.title.salesOverview')} ${spanText(page.span)}`}
          head={heads}
          rows={page.sellers.map((row) => [
            nameOf(row.id),
            row.accounts,
            ...figuresOf(row).map(({ now }) => now),
          ])}
        />
      </Stack>
      <Box sx={{ overflowX: 'auto', px: 2, pb: 2 }}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            '& th, & td': { fontWeight: 400, p: 0.75, borderBottom: 1, borderColor: 'divider' },
            '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', verticalAlign: 'bottom' },
            '& th:first-of-type': { textAlign: 'left', pl: 0, minWidth: 140 },
            '& td, & th:not(:first-of-type)': {
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              minWidth: 92,
            },
          }}
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.sellers.map((row) => (
              <tr key={String(row.id)}>
                <th scope="row">
                  {row.id ? (
                    <Link component={RouterLink} to={pathOf(row.id)}>
                      {nameOf(row.id)}
                    </Link>
                  ) : (
                    nameOf(null)
                  )}
                </th>
                <td>
                  <Link
                    component={RouterLink}
                    to={filteredListPath(entities.instances, { [by]: row.id ? [row.id] : null })}
                  >
                    {format.number(row.accounts)}
                  </Link>
                </td>
                {figuresOf(row).map((figure, index) => (
                  <td key={heads[index + 2]}>
                    {format.number(figure.now ?? 0, 2)}
                    <Box
                      component="span"
                      sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}
                    >
                      {changeText(figure)}
                    </Box>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Paper>
  );
}

function useSellerName(by: SellerKind, sellers: readonly SellerRow[]) {
  const translate = useTranslate();
  const { language } = useFormat();
  const entity = by === 'broker' ? entities.brokers : entities.salesmen;
  const ids = sellers.flatMap(({ id }) => (id === null ? [] : [id]));
  const { data = [] } = useGetMany(entity.name, { ids }, { enabled: ids.length > 0 });
  return (id: string | null): string => {
    if (id === null) return translate(`analytics.noSeller.${by}`);
    const row = data.find((one) => one?.id === id);
    return row ? titleOf(entity, row, { language, translate }) : '…';
  };
}
