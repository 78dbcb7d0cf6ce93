/** A member of staff's own account. */
export const ownAccount = {
  title: "My account",
  you: "You",
  name: "Name",
  noName: "Not set",
  role: "Role",
  noRole: "None",
  signIn: "Sign-in",
};
