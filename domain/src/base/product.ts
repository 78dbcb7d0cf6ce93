/** The product's name and how to reach it. Every screen, mail and document takes them from here. */
export const PRODUCT = "NiyamDesk";

export const SUPPORT = {
  email: "support@niyamdesk.example",
  /** E.164. */
  phone: "+911800123456",
  phoneLabel: "1800 123 456",
  hours: "Mon-Fri 9AM-6PM IST",
} as const;

export const IMPACT_FIGURES = [
  { figure: "5,000+", label: "clients" },
  { figure: "50+", label: "franchise partners" },
  { figure: "10,000+", label: "returns" },
  { figure: "98%", label: "satisfaction" },
  { figure: "2015", label: "founded" },
] as const;

/** Whom the law wants named on the site (Consumer Protection (E-Commerce) Rules 2020, rule 4; DPDP Act 2023, s. 8(9)). */
export const COMPANY = {
  legalName: "NiyamDesk Services Private Limited",
  address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001",
  /** Who answers complaints about service, data and content. */
  grievanceOfficer: "Anjali Deshpande",
  grievanceEmail: "grievance@niyamdesk.example",
  /** City whose courts decide. */
  courts: "Bengaluru",
} as const;
