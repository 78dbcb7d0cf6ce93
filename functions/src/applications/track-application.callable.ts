import { typedApplicationId } from "@niyamdesk/domain/applications/application-id";
import { trackedApplication } from "@niyamdesk/domain/applications/tracked-application";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { defineCallable } from "../platform/define-callable.ts";
import { applicationRef } from "../platform/refs.ts";

/** What is looked up for text that can be no ID: so that answer and time are those of an unknown one. */
const NOBODYS = "APP-0000000000000-000000";

/** What the tracker tells of an application, to whoever has its ID. */
export const trackApplication = defineCallable(
  "trackApplication",
  // Many people share the address of a mobile network; at this rate nobody comes to the end of 30 bits.
  { roles: "anyone", rateLimit: { calls: 20, perSeconds: 300 } },
  async ({ application_id }) => {
    const id = typedApplicationId(application_id) ?? NOBODYS;
    const found = (await applicationRef(id).get()).data();
    if (found === undefined) throw new DomainError("application_not_found");
    return trackedApplication(found);
  },
);
