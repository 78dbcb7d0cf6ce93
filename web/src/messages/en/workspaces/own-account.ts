/** A member of staff's own account. */
export const ownAccount = {
  title: "Profile",
  loading: "Loading your profile",
  failed: "Failed to load your profile",
  you: "You",
  name: "Name",
  noName: "Not set",
  role: "Role",
  noRole: "None",
  signIn: "Sign-in",
};
