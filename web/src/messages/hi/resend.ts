import type { resendIn as english } from "../en/resend.ts";

export const resendIn: typeof english = (label) => `{time} बाद ${label}`;
