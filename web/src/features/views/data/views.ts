import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ROLES } from "@niyamdesk/domain/base/roles";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { ADMIN_VIEWS } from "@niyamdesk/domain/views/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { oneIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

const COLLECTION: string = ADMIN_VIEWS;

/** Whose workspace an administrator may look at, and until when. */
export interface OpenView {
  of: string;
  role: (typeof ROLES)[number];
  until: number;
  isOver: boolean;
}

/** The administrator's own view, live; null: they never looked at anybody's. */
export function useOwnView(uid: string): Live<OpenView | null> {
  return useLiveDocument([COLLECTION, uid], readView);
}

/** How somebody is called, live; null: nobody is there. */
export function useNameOf(uid: string): Live<string | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], readName);
}

function readName(_: string, data: StoredData): string | null {
  return textIn(data, "name");
}

function readView(_: string, data: StoredData): OpenView {
  return {
    of: textIn(data, "of") ?? "",
    role: oneIn(data, "role", ROLES, "client_user"),
    until: timeIn(data, "until") ?? 0,
    isOver: timeIn(data, "ended_at") !== null,
  };
}

/** Each throws `AppError`. */
export const beginView = (input: CallableInput<"beginView">) => call("beginView", input);
export const endView = () => call("endView", {});
