/** It is always Tuesday, 1 December 2026, 11:20 am in India: pictures of the same thing are the same. */
export const NOW = Date.parse("2026-12-01T05:50:00Z");
