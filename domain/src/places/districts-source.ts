/** Where the lists of districts and PIN codes come from, as their licence wants it said where they are shown. */
export const DISTRICTS_FROM = "GeoNames, CC BY 4.0";

/** The day of what was taken from there. */
export const DISTRICTS_AS_OF = "2026-03-11";
