/** The door of clients, and those of the staff. */
export const signIn = {
  title: "Sign in",
  crmTitle: "CRM Login",
  portalTitle: (role: string) => `${role} Login`,
  lead: "See your orders, payments and updates.",
  staffLead: "For our team and partners, by invitation only.",
  ways: "Ways to sign in",
  forgot: "Forgot password?",
  newHere: "New here?",
  register: "Create an account",
  isClient: "Looking for your orders?",
  clientDoor: "Client sign-in",
};
