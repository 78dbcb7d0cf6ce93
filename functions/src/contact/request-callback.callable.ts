import { DomainError } from "@niyamdesk/domain/base/errors";
import { defineCallable } from "../platform/define-callable.ts";
import { findService } from "../services/services.ts";
import { receiveMessage } from "./receive-message.ts";

/** 'Call me' on a service's page. A program that fills in the hidden field is thanked, and nothing is kept. */
export const requestCallback = defineCallable(
  "requestCallback",
  { roles: "anyone", rateLimit: { calls: 20, perSeconds: 600 } },
  async ({ website, request_id, name, phone, service_id }, _caller, { network }) => {
    const service = await findService(service_id);
    if (!service?.active) throw new DomainError("service_not_found");
    if (website === "") {
      await receiveMessage({
        name,
        phone,
        email: null,
        message: `Please call me about ${service.name}.`,
        service_id,
        topic: null,
        requestId: request_id,
        interest: service.name,
        asksCall: true,
        // Nobody is written to.
        language: "en",
        network,
      });
    }
    return {};
  },
);
