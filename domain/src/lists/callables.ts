import type { ListFile } from "../base/list-file.ts";
import { exportListInput } from "./list-export.ts";

export const listInputs = {
  exportList: exportListInput,
} as const;

export interface ListOutputs {
  exportList: ListFile;
}
