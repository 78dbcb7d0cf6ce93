import { defineCallable } from "../platform/define-callable.ts";
import { bookConsultation as book } from "./book.ts";

/** Books half an hour with a CA of the directory. */
export const bookConsultation = defineCallable(
  "bookConsultation",
  { roles: ["client_user"], rateLimit: { calls: 20, perSeconds: 60 } },
  async (input, caller) => ({ consultation_id: await book(input, caller) }),
);
