/** GST on every service of the catalogue, in percent. */
export const GST_PERCENT = 18;
