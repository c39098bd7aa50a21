import { Box, Paper } from '@mui/material';
import { fold } from '@plumbline/resources/language/exchange/fold';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { lazyPart } from '../../../kit/parts/lazyPart';
import { SearchField } from '../../../kit/parts/SearchField';
import type { PlanMapProps } from '../map/PlanMap';
import type { AnyPinKind } from '../map/pinShapes';
import type { PlanPin } from '../map/planPin';
import { PinCard } from './PinCard';
import { PlanLegend } from './PlanLegend';
import { type ListedPiece, PlanList } from './PlanList';

const PlanMap = lazyPart<PlanMapProps>(
  () => import('../map/PlanMap').then((module) => module.PlanMap),
  <Box sx={{ height: mapHeight() }} />,
);

interface PlanBoardProps {
  plan: LocalRow<'floorPlans'>;
  kinds: readonly AnyPinKind[];
  pins: readonly PlanPin[];
  /** Pieces without a pin, of which one may be chosen to be placed. */
  unplaced?: readonly ListedPiece[] | undefined;
  /** Above the plan: what can be done, and what is to be done now. */
  head?: ReactNode;
  /** In the card of the selected pin. */
  cardActions?: ((pin: PlanPin) => ReactNode) | undefined;
  onChoose?: (id: string) => void;
  /** The one being placed. */
  chosen?: string | null | undefined;
  placing?: PlanMapProps['placing'];
  onMoved?: PlanMapProps['onMoved'];
  selectedAtFirst?: string | null;
}

/** A plan with search, legend and an equal list beside it. */
export function PlanBoard(props: PlanBoardProps) {
  const { plan, kinds, pins, unplaced, head, cardActions, onChoose, chosen, placing = null, onMoved } = props;
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<AnyPinKind>>(new Set());
  const [selected, setSelected] = useState<string | null>(props.selectedAtFirst ?? null);
  const isMatch = useMemo(() => {
    const wanted = fold(query.trim());
    return ({ name, detail }: { name: string; detail: string }) => fold(`${name} ${detail}`).includes(wanted);
  }, [query]);
  const shown = useMemo(
    () => pins.filter((pin) => !hidden.has(pin.kind) && isMatch(pin)),
    [pins, hidden, isMatch],
  );
  const open = pins.find(({ id }) => id === selected);
  const search = (text: string) => {
    setQuery(text);
    const [only, another] = text.trim() ? pins.filter(matching(text)) : [];
    if (only && !another) setSelected(only.id);
  };
  const nothing = pins.length > 0 ? 'floorPlans.list.nothing' : 'floorPlans.list.none';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {head}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <SearchField
          value={query}
          onChange={search}
          label={translate('floorPlans.search')}
          isLabelled
          sx={{ flex: '1 1 200px', maxWidth: 320 }}
        />
        <PlanLegend kinds={kinds} pins={pins} hidden={hidden} onChange={setHidden} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        }}
      >
        <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
          <PlanMap
            plan={plan}
            pins={shown}
            selected={selected}
            onSelect={setSelected}
            placing={placing}
            onMoved={onMoved}
            height={mapHeight()}
          />
          {open && !placing && (
            <PinCard pin={open} onClose={() => setSelected(null)}>
              {cardActions?.(open)}
            </PinCard>
          )}
        </Paper>
        <Paper variant="outlined" sx={{ maxHeight: { xs: 420, md: mapHeight() }, overflowY: 'auto' }}>
          {unplaced && onChoose && (
            <PlanList
              title={translate('floorPlans.list.unplaced', { count: unplaced.length })}
              pieces={unplaced.filter(isMatch)}
              selected={chosen ?? null}
              empty={translate(unplaced.length > 0 ? 'floorPlans.list.nothing' : 'floorPlans.list.allPlaced')}
              onSelect={onChoose}
            />
          )}
          <PlanList
            title={translate('floorPlans.list.placed', { count: pins.length })}
            pieces={shown}
            selected={selected}
            empty={translate(nothing)}
            onSelect={setSelected}
          />
        </Paper>
      </Box>
    </Box>
  );
}

/** Room for head and search stays on a phone, so that the page can be scrolled beside the plan. */
function mapHeight(): string {
  return 'min(62vh, 640px)';
}

const matching =
  (text: string) =>
  ({ name, detail }: PlanPin): boolean =>
    fold(`${name} ${detail}`).includes(fold(text.trim()));
