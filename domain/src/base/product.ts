/** The product's name and how to reach it. Every screen, mail and document takes them from here. */
export const PRODUCT = "NiyamDesk";

/** How to reach us, and who answers complaints: until an administrator sets something else (`settings/reach.ts`). */
export interface Reach {
  email: string;
  /** E.164. */
  phone: string;
  phoneLabel: string;
  hours: string;
  hoursHindi: string;
  /** Who answers complaints about service, data and content. */
  officer: string;
  officerEmail: string;
  /** Our enrolment ID as a GST practitioner, by which clients add us on the GST portal; empty: none. */
  gstPractitioner: string;
}

export const BUILT_IN_REACH: Readonly<Reach> = {
  email: "support@niyamdesk.example",
  phone: "+911800123456",
  phoneLabel: "1800 123 456",
  hours: "Mon-Fri 9AM-6PM IST",
  hoursHindi: "सोम-शुक्र, सुबह 9 से शाम 6 (IST)",
  officer: "Anjali Deshpande",
  officerEmail: "grievance@niyamdesk.example",
  gstPractitioner: "",
};

/** The same, as it is said here: in the site as it was when it was built, in functions as it is when they write (`takeReach`). */
export const SUPPORT: Reach = { ...BUILT_IN_REACH };

/** Whom the law wants named on the site (Consumer Protection (E-Commerce) Rules 2020, rule 4; DPDP Act 2023, s. 8(9)). */
export const COMPANY = {
  legalName: "NiyamDesk Services Private Limited",
  address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001",
  /** City whose courts decide. */
  courts: "Bengaluru",
} as const;
