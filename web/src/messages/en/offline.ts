/** Apart from the rest of the frame's texts: it is said before those are there. */
export const offline =
  "Network connection warning: You appear to be offline. Limited functionality is available until your connection is restored.";
