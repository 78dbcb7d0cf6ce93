import { list as words } from "#messages/list.ts";

type Key = readonly [key: string, label: string];

interface Offered {
  canSearch: boolean;
  canSelect: boolean;
  rowKeys: readonly { key: string; label: string }[];
}

/** The keys of a list, as they are listed by `?`. */
export function keysOf({ canSearch, canSelect, rowKeys }: Offered): Key[] {
  const { keyNames, keyCaps } = words;
  const select: Key[] = [
    ["x", keyNames.select],
    [keyCaps.escape, keyNames.back],
  ];
  return [
    ...(canSearch ? [["/", keyNames.search] as const] : []),
    ["j", keyNames.next],
    ["k", keyNames.previous],
    [keyCaps.enter, keyNames.open],
    ...(canSelect ? select : []),
    ...rowKeys.map(({ key, label }): Key => [key, label]),
    ["?", keyNames.help],
  ];
}
