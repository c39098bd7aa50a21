import { Box } from '@mui/material';
import {
  type LabelContent,
  type LabelGrid,
  type LabelShape,
  type LabelSymbol,
  layoutLabel,
} from '@plumbline/resources/rules/labels/index';

interface LabelPreviewProps {
  content: LabelContent;
  grid: LabelGrid;
  symbol: LabelSymbol;
  label: string;
}

/** Preview of one label in its real size. */
export function LabelPreview({ content, grid, symbol, label }: LabelPreviewProps) {
  const { labelWidth: width, labelHeight: height } = grid;
  return (
    <Box sx={{ overflowX: 'auto', py: 1 }}>
      <svg
        role="img"
        aria-label={label}
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ display: 'block', background: '#fff', outline: '1px dashed #8a979d', outlineOffset: -1 }}
      >
        {layoutLabel(content, { width, height }, symbol).map((shape, index) => (
          // Shapes of a label have no key but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Shape key={index} shape={shape} />
        ))}
      </svg>
    </Box>
  );
}

function Shape({ shape }: { shape: LabelShape }) {
  if (shape.kind === 'qr')
    return <path d={pathOf(shape.modules, shape.x, shape.y, shape.size / shape.modules.length)} />;
  if (shape.kind === 'bars')
    return <path d={pathOf([shape.bars], shape.x, shape.y, shape.width / shape.bars.length, shape.height)} />;
  if (shape.kind === 'logo')
    return <rect {...placeOf(shape)} fill="#dfe5e7" stroke="#8a979d" strokeWidth={0.1} />;
  return (
    // Clipped at the edge of the label.
    <svg
      aria-hidden="true"
      x={shape.x}
      y={shape.y}
      width={shape.width}
      height={shape.size * 1.3}
      overflow="hidden"
    >
      <text
        x={0}
        y={shape.size * 0.95}
        fontSize={shape.size}
        fontWeight={shape.isBold ? 700 : 400}
        fontFamily="Carlito, Calibri, 'Liberation Sans', sans-serif"
      >
        {shape.text}
      </text>
    </svg>
  );
}

const placeOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x,
  y,
  width,
  height,
});

function pathOf(
  rows: readonly (readonly boolean[])[],
  left: number,
  top: number,
  width: number,
  height = width,
): string {
  return rows
    .flatMap((modules, line) =>
      modules.map((isDark, at) =>
        isDark ? `M${left + at * width} ${top + line * height}h${width}v${height}h${-width}z` : '',
      ),
    )
    .join('');
}
