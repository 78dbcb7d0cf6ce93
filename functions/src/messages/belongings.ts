import type { Belongings } from "../platform/belongings.ts";
import { sendingGate } from "../platform/sent-today.ts";

/** Messages belong to what they are about; here is only what they, tickets and documents pass. */
export const messageBelongings: Belongings = { gate: sendingGate };
