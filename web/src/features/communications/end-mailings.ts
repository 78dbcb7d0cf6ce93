import { call } from "../../lib/backend/callables.ts";

/** By the link of a mail; again it changes nothing more. Throws `AppError`. */
export const endMailings = (token: string) => call("endMailings", { token });
