import type { StateCode } from "./states.ts";

/** Letters of each State or Union Territory (ISO 3166-2:IN as of November 2023), as territory codes begin. */
const LETTERS: Readonly<Record<string, StateCode>> = {
  AN: "35",
  AP: "37",
  AR: "12",
  AS: "18",
  BR: "10",
  CG: "22",
  CH: "04",
  DH: "26",
  DL: "07",
  GA: "30",
  GJ: "24",
  HP: "02",
  HR: "06",
  JH: "20",
  JK: "01",
  KA: "29",
  KL: "32",
  LA: "38",
  LD: "31",
  MH: "27",
  ML: "17",
  MN: "14",
  MP: "23",
  MZ: "15",
  NL: "13",
  OD: "21",
  PB: "03",
  PY: "34",
  RJ: "08",
  SK: "11",
  TG: "36",
  TN: "33",
  TR: "16",
  UK: "05",
  UP: "09",
  WB: "19",
};

/** In the order of their letters. */
export const STATE_LETTERS: readonly string[] = Object.keys(LETTERS);

/** GST code of the State that these letters stand for; null: none. */
export function stateOfLetters(letters: string): StateCode | null {
  return Object.hasOwn(LETTERS, letters) ? (LETTERS[letters] ?? null) : null;
}

/** Null for what is no State of its own, such as `97`. */
export function lettersOfState(code: string): string | null {
  return STATE_LETTERS.find((letters) => LETTERS[letters] === code) ?? null;
}
