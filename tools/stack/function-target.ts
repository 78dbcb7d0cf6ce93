/** Says which function a request is for, where a process has all of them. */
export const TARGET_HEADER = "x-local-function";
/** How that function is called: `http`, or `cloudevent`. */
export const SIGNATURE_HEADER = "x-local-signature";
/** Name under which a process knows what hands requests on. */
export const ROUTER = "localRouter";
