import { Skeleton } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { Figure } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { filteredListPath } from '../../entities/screenPaths';
import { tileLook } from './tiles';

interface CountTileProps {
  figure: Figure;
  /** Absent: unknown or loading. */
  count: number | undefined;
  isPending: boolean;
}

/** A number with a link to its list; coloured only if there is something. Styled by `FigureTiles`. */
export function CountTile({ figure: { name, resource, filter }, count, isPending }: CountTileProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { icon: Icon, tone } = tileLook(name);
  const isCalm = !count || tone === 'neutral' || tone === 'info';
  return (
    <li className={isCalm ? undefined : tone}>
      <Link to={filteredListPath(entities[resource], filter)}>
        <div className="said">
          <div className="count">
            {isPending ? <Skeleton width={40} /> : count === undefined ? '–' : format.number(count)}
          </div>
          <div className="name" lang={format.language.slice(0, 2)}>
            {translate(`shell.start.tile.${name}`)}
          </div>
        </div>
        <Icon aria-hidden />
      </Link>
    </li>
  );
}
