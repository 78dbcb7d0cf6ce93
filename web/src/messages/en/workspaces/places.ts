/** Districts and their PIN codes, for administrators. */
export const places = {
  title: "Districts",
  /** `from` such as GeoNames, `asOf` such as 11 Mar 2026. */
  intro: (from: string, asOf: string) =>
    `Territories, the application form and “who holds this PIN code” go by this list. It comes from ${from}, as of ${asOf}; your changes take effect right away.`,
  state: "State",
  loading: "Loading the districts",
  failed: "The districts could not be loaded",
  list: (state: string) => `Districts of ${state}`,
  pins: (count: number) => (count === 1 ? "1 PIN entry" : `${count} PIN entries`),
  noPins: "No PIN codes yet: they're entered when a partner is given it",
  from: (source: string, day: string) => `${source}, looked up on ${day}`,
  builtIn: "Built in",
  ended: "No longer offered",
  add: "Add a district",
  change: "Change",
  changeOne: (name: string) => `Change ${name}`,
  fields: {
    code: "Code",
    codeHint: "The State's letters and three of its own, such as MH-BAT. It can't be changed later.",
    codeWrong: (letters: string) => `Write it as ${letters}-ABC, with a code that isn't in the list`,
    name: "Name",
    pincodes: "PIN codes",
    pincodesHint:
      "One or several, or ranges such as 411001-411004. Separate them with commas or new lines. A partner whose own PIN codes were set keeps those.",
    pincodesWrong: "Write PIN codes of six digits, or ranges that begin with the same three digits",
    offered: "Offered to applicants",
    source: "Source",
    sourceHint: "Where this is published, such as a gazette notification",
    checked_on: "Looked up on",
  },
  save: "Save district",
  saving: "Saving…",
  keep: "Not now",
  saved: (name: string) => `${name} saved`,
  show: "What to show",
  shows: { districts: "Districts", pins: "First digits of PIN codes" },
};

/** In which States PIN codes lie, by their first three digits. */
export const pinStates = {
  loading: "Loading the first digits of PIN codes",
  failed: "The first digits of PIN codes could not be loaded",
  list: (state: string) => `First digits of PIN codes in ${state}`,
  lead: "A partner for the whole State holds every PIN code that starts with these digits. Where States share them, each partner holds the PIN codes listed in their own State's districts.",
  add: "Add first digits",
  changeOne: (prefix: string) => `Change ${prefix}`,
  unused: "Not in use",
  elsewhere: "No longer here",
  fields: {
    prefix: "First three digits",
    prefixWrong: "Enter three digits that aren't in any State's list, the first not 0",
    state: "State",
    stateHint: "The one in which most of these PIN codes lie",
    unused: "None: not in use",
    second: "Also in",
    third: "And also in",
    alsoNone: "No other State",
    twice: "Choose each State once",
  },
  save: "Save",
  saved: (prefix: string) => `${prefix} saved`,
};
