/** Drawings of figures. */
export const charts = {
  asTable: "Show as a table",
  asChart: "Show the chart",
  target: (value: string) => `Target ${value}`,
};
