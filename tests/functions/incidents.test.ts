import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Incident, MOST_INCIDENT_STEPS } from "@niyamdesk/domain/incidents/incident";
import { INCIDENTS } from "@niyamdesk/domain/incidents/queries";
import { expect, test } from "vitest";
import { newAdmin } from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const HOUR_MS = 3_600_000;

test("[TR-07] an incident starts the clocks of 6 and 72 hours when it was noticed; each report stops its own once; all of it is audited and final", async () => {
  const admin = await newAdmin();
  const noticed_at = Date.now() - HOUR_MS;
  const asked = {
    ...{ title: "A laptop was stolen", words: "It held a list of clients.", noticed_at },
    ...{ personal_data: true, request_id: randomUUID() },
  };
  const { incident_id } = await call("recordIncident", asked, admin);
  expect(await call("recordIncident", asked, admin)).toEqual({ incident_id });
  const now = () => read<Incident>(INCIDENTS, incident_id);
  const first = await now();
  expect(first.cert_in_due.toMillis() - noticed_at).toBe(6 * HOUR_MS);
  expect((first.board_due?.toMillis() ?? 0) - noticed_at).toBe(72 * HOUR_MS);

  const step = (
    kind: "note" | "cert_in" | "board" | "people" | "closed",
    request_id: string = randomUUID(),
  ) => call("noteIncidentStep", { incident_id, kind, words: `Done: ${kind}`, request_id }, admin);
  const key = randomUUID();
  await Promise.all([step("cert_in", key), step("cert_in", key), step("people"), step("board")]);
  const reported = await now();
  expect(reported.steps.map(({ kind }) => kind).sort()).toEqual(["board", "cert_in", "people"]);
  await step("cert_in");
  expect((await now()).cert_in_at).toEqual(reported.cert_in_at);
  await step("closed");
  await refusal("changed_meanwhile", step("note"));
  expect(await now()).toMatchObject({ status: "closed" });
  const entries = await where<{ action: string }>(
    COLLECTIONS.auditLog,
    "subject",
    `${INCIDENTS}/${incident_id}`,
  );
  expect(entries.map(({ action }) => action).sort()).toEqual([
    "incident.recorded",
    ...Array.from({ length: 5 }, () => "incident.step_noted"),
  ]);
});

test("[TR-07] one of which so much was noted that there is no room can still be closed, and then no more", async () => {
  const admin = await newAdmin();
  const asked = { title: "Long story", words: "It went on for weeks.", personal_data: false };
  const { incident_id } = await call(
    "recordIncident",
    { ...asked, noticed_at: Date.now(), request_id: randomUUID() },
    admin,
  );
  const ref = collection(INCIDENTS).doc(incident_id);
  const at = (await read<Incident>(INCIDENTS, incident_id)).noticed_at;
  const steps = Array.from({ length: MOST_INCIDENT_STEPS }, (_, number) => ({
    ...{ id: `step${number}`, kind: "note", words: "Looked again.", by: admin.uid, at },
  }));
  await ref.update({ steps });
  const step = (kind: "note" | "cert_in" | "closed") =>
    call("noteIncidentStep", { incident_id, kind, words: "Done.", request_id: randomUUID() }, admin);
  await refusal("changed_meanwhile", step("note"));
  // The law's clock can be stopped, once.
  await step("cert_in");
  expect((await read<Incident>(INCIDENTS, incident_id)).cert_in_at).not.toBeNull();
  await refusal("changed_meanwhile", step("cert_in"));
  await step("closed");
  await refusal("changed_meanwhile", step("closed"));
  expect(await read<Incident>(INCIDENTS, incident_id)).toMatchObject({ status: "closed" });
});

test("[TR-07] one without data of people owes the Board nothing; what is still to come was not noticed", async () => {
  const admin = await newAdmin();
  const asked = { title: "Site was down", words: "For twenty minutes, in Mumbai.", personal_data: false };
  const { incident_id } = await call(
    "recordIncident",
    { ...asked, noticed_at: Date.now(), request_id: randomUUID() },
    admin,
  );
  expect(await read(INCIDENTS, incident_id)).toMatchObject({ board_due: null });
  const later = { ...asked, noticed_at: Date.now() + 2 * HOUR_MS, request_id: randomUUID() };
  await refusal("invalid_input", call("recordIncident", later, admin));
  const missing = { incident_id: "none", kind: "note", words: "Seen", request_id: randomUUID() } as const;
  await refusal("incident_not_found", call("noteIncidentStep", missing, admin));
});
