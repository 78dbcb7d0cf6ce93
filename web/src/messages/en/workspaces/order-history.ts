import { labelForStaff, stepForStaff, timelineForStaff } from "@niyamdesk/domain/orders/timeline-for-staff";

/** The history of an order, for whoever works on it. */
export const orderHistory = timelineForStaff;

/** A step, for the same. @param name as its client reads it */
export const deskStep = stepForStaff;

/** A document that is asked for, for the same. @param label as its client reads it */
export const deskLabel = labelForStaff;
