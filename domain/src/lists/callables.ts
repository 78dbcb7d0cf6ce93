import { exportListInput, type ListFile } from "./list-export.ts";

export const listInputs = {
  exportList: exportListInput,
} as const;

export interface ListOutputs {
  exportList: ListFile;
}
