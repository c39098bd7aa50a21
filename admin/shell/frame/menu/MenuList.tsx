import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled, Typography } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useConnection } from '../../../data/offline';
import { useActor } from '../../../data/session/ActorProvider';
import { useBrand } from '../../../kit/theme/brand/brandStore';
import { coarse } from '../../../kit/theme/large';
import { hasScreen } from '../../routes';
import { type MenuEntry, type MenuGroup, shownMenu } from './menuEntries';
import { openEntry } from './openEntry';

// One style and plain elements for all entries: as MUI components the menu took a third of the first render.
const Groups = styled('div')(({ theme: { large = coarse, palette, shape } }) => ({
  '& .group': { padding: '6px 8px' },
  '& .label': {
    padding: '0 10px',
    lineHeight: 2.6,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: palette.text.secondary,
  },
  '& button.label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    [large]: { minHeight: 46 },
    border: 0,
    borderRadius: shape.borderRadius,
    background: 'none',
    fontFamily: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    textAlign: 'left',
    '& > svg': { fontSize: 18 },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .entry': {
    boxSizing: 'border-box',
    width: '100%',
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    [large]: { minHeight: 46 },
    padding: '4px 10px',
    marginBottom: 1,
    borderRadius: shape.borderRadius,
    fontSize: '0.875rem',
    fontWeight: 450,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& .entry[aria-current]': {
    fontWeight: 580,
    color: palette.primary.main,
    backgroundColor: palette.action.selected,
    '& > svg:first-of-type': { color: 'inherit' },
  },
  '& .entry[aria-disabled]': {
    cursor: 'default',
    color: palette.text.secondary,
    '&:hover': { backgroundColor: 'transparent' },
  },
  '& .entry > svg': { flexShrink: 0, marginLeft: 4, fontSize: 16, color: palette.text.secondary },
  '& .entry > svg:first-of-type': { margin: '0 12px 0 0', fontSize: 20, color: palette.action.active },
  '& .text': {
    flex: 1,
    minWidth: 0,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
}));

/** Menu entries available to the user, in groups. */
export function MenuList() {
  const actor = useActor();
  const { pathname } = useLocation();
  const poweredBy = useBrand()?.poweredBy;
  const groups = shownMenu({ actor }, hasScreen);
  const open = openEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group.label ?? 'main'} group={group} open={open} />
      ))}
      {poweredBy && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 2.25, py: 1.5 }}>
          {poweredBy}
        </Typography>
      )}
    </Groups>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** The active entry. */
  open: MenuEntry | undefined;
}

/** Entries under a heading; a collapsible group stays expanded on this device. */
function Group({ group: { label, entries, isFolded = false }, open }: GroupProps) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const [isUnfolded, unfold] = useStore(`menu.${label}`, !isFolded);
  const isIn = open !== undefined && entries.includes(open);
  const isShown = isUnfolded || isIn;
  const name = label && translate(label);
  return (
    <div className="group">
      {name && isFolded && !isIn ? (
        <button type="button" className="label" aria-expanded={isShown} onClick={() => unfold(!isUnfolded)}>
          <span className="text">{name}</span>
          {!isShown && entries.map(({ path, mark }) => mark && <Marked key={path} mark={mark} />)}
          <ExpandMoreOutlined aria-hidden />
        </button>
      ) : (
        name && (
          <div aria-hidden className="label">
            {name}
          </div>
        )
      )}
      {isShown && (
        <ul aria-label={name}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Entry entry={entry} isOpen={entry === open} isOff={entry.isOnlineOnly === true && !isOnline} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  isOpen: boolean;
  /** Requires the server, which is unreachable. */
  isOff: boolean;
}

function Entry({ entry, isOpen, isOff }: EntryProps) {
  const { icon: Icon, label, otherLabel, path, mark } = entry;
  const translate = useTranslate();
  const notify = useNotify();
  const text = (
    <span className="text">
      {translate(label, otherLabel ? { _: translate(otherLabel, { smart_count: 2 }) } : {})}
    </span>
  );
  const current = isOpen ? 'page' : undefined;
  if (isOff)
    return (
      // A disabled link stays in the tab order and explains itself when activated.
      // biome-ignore lint/a11y/useSemanticElements: an <a> without href is not focusable.
      <button
        type="button"
        role="link"
        className="entry"
        aria-disabled
        aria-current={current}
        onClick={() => notify('shell.menu.onlineOnlyText', { type: 'info' })}
      >
        <Icon />
        {text}
        <CloudOffOutlined titleAccess={translate('shell.menu.onlineOnly')} />
      </button>
    );
  return (
    <Link className="entry" to={path} aria-current={current}>
      <Icon />
      {text}
      {mark && <Marked mark={mark} />}
    </Link>
  );
}

const Marked = ({ mark: Mark }: { mark: ComponentType }) => (
  <Suspense fallback={null}>
    <Mark />
  </Suspense>
);
