/** PIN codes that begin with the same three digits. */
export interface PinArea {
  prefix: string;
  ranges: string[];
  count: number;
}

/** @param pins one, or the first and last of several, each beginning alike */
export function areasOfPins(pins: readonly string[]): PinArea[] {
  const areas = new Map<string, PinArea>();
  for (const range of [...pins].sort()) {
    const [first = "", last = first] = range.split("-");
    const prefix = first.slice(0, 3);
    const area = areas.get(prefix) ?? { prefix, ranges: [], count: 0 };
    area.ranges.push(range);
    area.count += Number(last) - Number(first) + 1;
    areas.set(prefix, area);
  }
  return [...areas.values()];
}
