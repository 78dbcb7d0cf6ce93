import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** What an administrator does with a client; each throws `AppError`. */
export const openClient = (uid: string) => call("openClient", { uid });

export const correctClient = (input: CallableInput<"correctClient">) => call("correctClient", input);

export const closeClient = (input: CallableInput<"closeClient">) => call("closeClient", input);

export const exportClient = (input: CallableInput<"exportClient">) => call("exportClient", input);

export const eraseClient = (input: CallableInput<"eraseClient">) => call("eraseClient", input);

export const noteClient = (input: CallableInput<"noteClient">) => call("noteClient", input);
