/** Where the lists of districts and PIN codes come from, as their licence wants it said where they are shown; as of 11 March 2026. */
export const DISTRICTS_FROM = "GeoNames, CC BY 4.0";
