import { timelineForStaff } from "@niyamdesk/domain/orders/timeline-for-staff";

/** The history of an order, for whoever works on it. */
export const orderHistory = timelineForStaff;
