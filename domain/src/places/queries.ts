import { collectionOf } from "../base/paths.ts";
import type { StateList } from "./state-list.ts";

export const STATE_LISTS = collectionOf<StateList>("state_lists");
