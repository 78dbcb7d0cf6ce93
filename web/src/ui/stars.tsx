const STAR = "M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z";
const FIVE = [0, 1, 2, 3, 4] as const;
const SIDE = 24;

/** Five stars, as many of them filled as the rating says, to a part of one. `label` says it in words. */
export function Stars({ rating, label, size = 18 }: { rating: number; label: string; size?: number }) {
  const filled = Math.min(Math.max(rating, 0), FIVE.length) * SIDE;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size * FIVE.length}
      height={size}
      viewBox={`0 0 ${SIDE * FIVE.length} ${SIDE}`}
      className="shrink-0"
    >
      <Row className="fill-base-300" />
      {/* An inner drawing shows nothing beyond its width. */}
      <svg width={filled} height={SIDE} aria-hidden="true">
        <Row className="fill-accent" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {FIVE.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * SIDE} 0)`} />
      ))}
    </g>
  );
}
