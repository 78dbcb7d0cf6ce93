/**
 * How a lead is found by a few letters or figures with one `array-contains`: what it holds is the beginnings of the words of
 * name and company, and every run of four figures or more of the number. A search takes the longest of what was typed.
 */
const LONGEST_BEGINNING = 12;
const FEWEST_FIGURES = 4;
/** Words beyond these are not found by. */
const MOST_WORDS = 8;

export interface Findable {
  name: string;
  company: string | null;
  /** E.164 */
  phone_e164: string;
}

/** What a lead is found by, each entry once. */
export function findBy({ name, company, phone_e164 }: Findable): string[] {
  const words = wordsOf(`${name} ${company ?? ""}`).slice(0, MOST_WORDS);
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, LONGEST_BEGINNING);
    return letters.map((_, at) => letters.slice(0, at + 1).join(""));
  });
  return [...new Set([...beginnings, ...runsOf(ownFigures(phone_e164))])];
}

/**
 * What to ask for, and whether a found lead has all that was typed; null: nothing to search for.
 *
 * @param typed as it stands in the search field
 */
export function findFor(typed: string): { contains: string; matches(lead: Findable): boolean } | null {
  const figures = figuresOf(typed);
  const isNumber = figures.length >= FEWEST_FIGURES && !/\p{L}/u.test(typed);
  if (isNumber) {
    const own = figures.length > 10 ? figures.slice(-10) : figures;
    return { contains: own, matches: ({ phone_e164 }) => figuresOf(phone_e164).includes(own) };
  }
  const words = wordsOf(typed);
  const longest = words.reduce((one, next) => (next.length > one.length ? next : one), "");
  if (longest === "") return null;
  return {
    contains: [...longest].slice(0, LONGEST_BEGINNING).join(""),
    matches: ({ name, company }) => {
      const has = wordsOf(`${name} ${company ?? ""}`);
      return words.every((word) => has.some((one) => one.startsWith(word)));
    },
  };
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLocaleLowerCase("en")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

function figuresOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

/** Without the country's, which all share. */
function ownFigures(phone_e164: string): string {
  return figuresOf(phone_e164).slice(-10);
}

function runsOf(figures: string): string[] {
  const runs: string[] = [];
  for (let from = 0; from < figures.length; from++) {
    for (let to = from + FEWEST_FIGURES; to <= figures.length; to++) runs.push(figures.slice(from, to));
  }
  return runs;
}
