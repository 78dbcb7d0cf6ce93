/** What waits for somebody within orders, by the order's id. */
export interface QueueMarks {
  /** Documents that nobody has looked at. */
  toCheck: ReadonlyMap<string, number>;
  /** Messages that the person has not read. */
  unread: ReadonlyMap<string, number>;
}

export const NO_MARKS: QueueMarks = { toCheck: new Map(), unread: new Map() };
