export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The number as it is read, at the end. */
  said: string;
  /** Stands out. */
  isMarked?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** What fills the whole length; without it, the longest does. */
  of?: number;
}

/** Figures of one kind below each other, each with its number. Silent to a screen reader: the table has the same. */
export function Bars({ bars, of }: BarsProps) {
  const whole = Math.max(1, of ?? 0, ...(of === undefined ? bars.map(({ value }) => value) : []));
  return (
    <ul aria-hidden="true" className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-2">
      {bars.map(({ key, label, value, said, isMarked }) => (
        <li key={key} className="col-span-3 grid grid-cols-subgrid items-center text-sm">
          <span className={isMarked ? "font-semibold" : ""}>{label}</span>
          <svg width="100%" height="12" role="presentation" className="block">
            <rect width="100%" height="12" rx="3" className="fill-base-200" />
            <rect
              width={`${Math.min(100, (value / whole) * 100)}%`}
              height="12"
              rx="3"
              className={isMarked ? "fill-primary" : "fill-primary/55"}
            />
          </svg>
          <span className={`figures text-end ${isMarked ? "font-semibold" : "font-medium"}`}>{said}</span>
        </li>
      ))}
    </ul>
  );
}
