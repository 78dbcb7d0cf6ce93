import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";

/** How a text names a role. */
export const roles = ROLE_LABELS;
