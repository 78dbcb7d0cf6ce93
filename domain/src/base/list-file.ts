/** Rows as a spreadsheet, such as a callable answers with. */
export interface ListFile {
  /** Says how many rows there are. */
  name: string;
  rows: number;
  text: string;
}
