import { LISTS } from "../nouns.ts";

export { LISTS };

export type ListName = keyof typeof LISTS;

export function isListName(name: string): name is ListName {
  return Object.hasOwn(LISTS, name);
}

/** What a list can be narrowed by. */
export type FilterName<N extends ListName> = keyof (typeof LISTS)[N]["filters"] & string;
