export interface MethodChoice {
  method: "card" | "upi" | "netbanking";
  /** How the bank's page names it. */
  label: string;
  contact: string;
  email: string;
  card?: { number: string; expiry_month: string; expiry_year: string; cvv: string };
  vpa?: string;
  bank?: string;
}

export type Picked = Omit<MethodChoice, "contact" | "email">;
