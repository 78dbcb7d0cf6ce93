import type { SaidPrefix } from "./pin-prefixes.ts";
import type { StateCode } from "./states.ts";

/** What administrators said otherwise, by the first three digits. */
export type SaidStates = Readonly<Record<string, Pick<SaidPrefix, "states">>>;

/**
 * Which State a PIN code lies in, by its first three digits: certain for 385 of the 403 that are in use. Reckoned from GeoNames'
 * postal codes of India (CC BY 4.0) as of 11 March 2026; Ladakh and the merged Union Territory are put right.
 */
const CERTAIN: readonly (readonly [StateCode, string])[] = [
  ["01", "180-182 184-185 190-193"],
  ["02", "171-177"],
  ["03", "141-148 151-152"],
  ["05", "248-249 263"],
  ["06", "121-127 131-136"],
  ["07", "110"],
  ["08", "301-307 311-314 321-328 331-335 341-345"],
  ["09", "201-212 221-233 241-243 245 250-251 261 271-277 281-285"],
  ["10", "800-805 811-812 821 823-824 841-848 851-855"],
  ["11", "737"],
  ["12", "790-792"],
  ["13", "797-798"],
  ["14", "795"],
  ["15", "796"],
  ["16", "799"],
  ["17", "793-794"],
  ["18", "781-782 784-788"],
  ["19", "700 711-713 721-723 731-736 741-743"],
  ["20", "815-816 822 825-829 831-835"],
  ["21", "751-770"],
  ["22", "490-497"],
  ["23", "450-458 460-466 470-477 480-488"],
  ["24", "360-361 363-365 370 380 382-385 387-395"],
  ["27", "400-402 410-416 421-425 431 440-445"],
  ["29", "560-563 570-577 580-587 590-591"],
  ["30", "403"],
  ["32", "670-671 676 678-680 683 685-686 688-691 695"],
  ["33", "600-604 606 608 610-614 620-632 635-639 641-643"],
  ["35", "744"],
  ["36", "500-504 506-509"],
  ["37", "515-518 520-524 530-532 534-535"],
  ["38", "194"],
];

/** Post offices of several States begin so: the person says which. */
const SHARED: Readonly<Record<string, readonly StateCode[]>> = {
  140: ["03", "04"],
  160: ["04", "03"],
  244: ["09", "05"],
  246: ["05", "09"],
  247: ["09", "05"],
  262: ["09", "05"],
  362: ["24", "26"],
  396: ["24", "26"],
  505: ["36", "37"],
  533: ["37", "34", "36"],
  605: ["33", "34"],
  607: ["33", "34"],
  609: ["33", "34"],
  673: ["32", "34"],
  682: ["32", "31"],
  783: ["18", "17"],
  813: ["10", "20"],
  814: ["20", "10"],
};

const BY_PREFIX: ReadonlyMap<string, readonly StateCode[]> = new Map([
  ...CERTAIN.flatMap(([state, ranges]) => prefixesIn(ranges).map((prefix) => [prefix, [state]] as const)),
  ...Object.entries(SHARED),
]);

/** Where PIN codes that begin so may lie, the likelier first; none: not in use as far as we know, and nothing is refused for that. */
export function statesOfPrefix(prefix: string, said: SaidStates = {}): readonly StateCode[] {
  return said[prefix]?.states ?? BY_PREFIX.get(prefix) ?? [];
}

/** The same of a whole PIN code. */
export function statesOfPin(pin: string, said?: SaidStates): readonly StateCode[] {
  return statesOfPrefix(pin.slice(0, 3), said);
}

/** First three digits of a State's PIN codes, and whether others' begin so too. */
export function prefixesOfState(
  state: StateCode,
  said: SaidStates = {},
): { prefix: string; shared: boolean }[] {
  const known = new Set([...BY_PREFIX.keys(), ...Object.keys(said)]);
  return [...known].sort().flatMap((prefix) => {
    const states = statesOfPrefix(prefix, said);
    return states.includes(state) ? [{ prefix, shared: states.length > 1 }] : [];
  });
}

function prefixesIn(ranges: string): string[] {
  return ranges.split(" ").flatMap((range) => {
    const [first = "", last = first] = range.split("-");
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
  });
}
