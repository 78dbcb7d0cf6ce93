/** What the firm has done so far, as the home page and the company's page say it. */
export const IMPACT_FIGURES = [
  { figure: "5,000+", label: "clients" },
  { figure: "50+", label: "franchise partners" },
  { figure: "10,000+", label: "returns" },
  { figure: "98%", label: "satisfaction" },
  { figure: "2015", label: "founded" },
] as const;
