import type { Moment } from "../time/moment.ts";
import type { FieldValue } from "./service-fields.ts";

/** Who changed a field last, and with which change of the draft. */
export interface FieldMark {
  rev: number;
  by: string;
  by_name: string;
  at: Moment;
}

/**
 * `service_drafts/{service id}`: what administrators have changed of a service and not published. Fields stand by themselves, each with its
 * mark: of two who change different ones both keep their words. A mark outlives what was published or thrown away, so that nobody
 * writes over what they have not seen. Written by functions only.
 */
export interface ServiceDraft {
  id: string;
  /** Counts changes, whatever becomes of them. */
  rev: number;
  /** What differs from what is published, by field. */
  values: Record<string, FieldValue>;
  marks: Record<string, FieldMark>;
  by: string;
  by_name: string;
  changed_at: Moment;
}

/** How a version came about; `before` is what stood there when the first one was published. */
export const VERSION_WAYS = ["before", "published", "restored"] as const;

/** `service_versions/{service id}_{version}`: what was sold. Written by functions only, never changed. */
export interface ServiceVersion {
  id: string;
  service_id: string;
  version: number;
  way: (typeof VERSION_WAYS)[number];
  /** The version that was gone back to. */
  restored: number | null;
  by: string;
  by_name: string;
  at: Moment;
  /** State of the draft that was published: the same again is no second version. */
  rev: number | null;
  /** Fields that differ from the version before. */
  changed: string[];
  /** The record without version, place and whether it is on sale. */
  content: Record<string, unknown>;
}
