/** Around all pages of a client. */
export const clientArea = {
  asOf: (time: string) => `You're offline. This is as of ${time}.`,
};
