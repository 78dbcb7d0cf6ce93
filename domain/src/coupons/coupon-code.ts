import * as z from "zod/mini";

/** As people type it: small letters, spaces and hyphens are no mistake. */
export const couponCode = z
  .pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.replace(/[\s-]/g, "").toUpperCase()),
  )
  .check(z.regex(/^[A-Z0-9]{4,20}$/, "Use 4 to 20 letters and digits, such as WELCOME10"));
