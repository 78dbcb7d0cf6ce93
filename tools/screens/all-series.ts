import path from "node:path";
import { modulesIn } from "../modules-in.ts";
import type { Series } from "./series.ts";

const found = await modulesIn<readonly Series[]>(path.join(import.meta.dirname, "series"));

/** Everything that is photographed, by the files of `series`. */
export const ALL_SERIES: readonly Series[] = [...found.values()].flat();
