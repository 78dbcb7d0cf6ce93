import type { FilesOf } from "./screen-files.ts";

/** A client's screens. Those of the staff stand apart: nobody else loads the table of them. */
export const CLIENT_SCREENS: FilesOf<"client_user"> = {
  dashboard: () => import("../routes/client/dashboard.tsx"),
  orders: () => import("../routes/client/orders.tsx"),
  order: () => import("../routes/client/order.tsx"),
  documents: () => import("../routes/client/documents.tsx"),
  documentViewer: () => import("../routes/client/document-viewer.tsx"),
  consultations: () => import("../routes/client/consultations.tsx"),
  calendar: () => import("../routes/client/calendar.tsx"),
  payments: () => import("../routes/client/payments.tsx"),
  notifications: () => import("../routes/client/notifications.tsx"),
  help: () => import("../routes/client/help.tsx"),
  profile: () => import("../routes/client/profile.tsx"),
  privacy: () => import("../routes/client/privacy.tsx"),
};
