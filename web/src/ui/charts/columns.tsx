export interface Column {
  key: string;
  /** Below it; null where there is room for every few of them only. */
  label: string | null;
  value: number;
  /** Stands out: today. */
  isNow?: boolean;
}

interface ColumnsProps {
  columns: readonly Column[];
  /** A line across; null: none. */
  target: { value: number; label: string } | null;
  format(value: number): string;
}

const WIDTH = 100;
const HEIGHT = 100;
/** Of the room of one column, what stays free beside it. */
const GAP = 0.36;
/** More columns than these have no room for their numbers. */
const MOST_NUMBERED = 12;
/** The line of a target has its words above it. */
const ROOM_FOR_WORDS = 1.2;
/** Whoever has made one call sees it. */
const LEAST_HEIGHT = 1.5;

/**
 * Figures over time, side by side. The axis begins at nought, and stands also where nothing is drawn. Silent to a screen reader: its
 * numbers are in the table of the same panel.
 */
export function Columns({ columns, target, format }: ColumnsProps) {
  const most = Math.max(1, (target?.value ?? 0) * ROOM_FOR_WORDS, ...columns.map(({ value }) => value));
  const room = WIDTH / Math.max(1, columns.length);
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(LEAST_HEIGHT, (value / most) * HEIGHT));
  const isNumbered = columns.length <= MOST_NUMBERED;
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div aria-hidden="true">
      {isNumbered && (
        <div className="figures grid text-center text-sm font-medium" style={grid}>
          {columns.map(({ key, value }) => (
            <span key={key} className={value === 0 ? "muted font-normal" : ""}>
              {format(value)}
            </span>
          ))}
        </div>
      )}
      <div className="relative mt-1">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-40 w-full overflow-visible border-b border-base-300"
          role="presentation"
        >
          {columns.map(({ key, value, isNow }, index) => (
            <rect
              key={key}
              x={index * room + (room * GAP) / 2}
              y={HEIGHT - heightOf(value)}
              width={room * (1 - GAP)}
              height={heightOf(value)}
              className={isNow ? "fill-primary" : "fill-primary/45"}
            >
              <title>{format(value)}</title>
            </rect>
          ))}
          {target !== null && (
            <line
              x1="0"
              x2={WIDTH}
              y1={HEIGHT - heightOf(target.value)}
              y2={HEIGHT - heightOf(target.value)}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="4 4"
              className="stroke-accent"
              strokeWidth="1.5"
            />
          )}
        </svg>
        {target !== null && (
          <span
            className="figures absolute end-0 rounded-field bg-base-100 px-1 text-xs"
            style={{ bottom: `calc(${heightOf(target.value)}% + 2px)` }}
          >
            {target.label}
          </span>
        )}
      </div>
      <div className="figures muted mt-1.5 grid text-center text-xs" style={grid}>
        {columns.map(({ key, label, isNow }) => (
          <span key={key} className={`whitespace-nowrap ${isNow ? "font-semibold text-base-content" : ""}`}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
