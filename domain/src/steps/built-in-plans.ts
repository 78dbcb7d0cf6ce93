import type { PlannedStep, StepPlan, WorkerRole } from "./step.ts";

/** The ways of the services of the built-in catalogue. An administrator's own stands in their place (`step_plans/{service}`). */

const EXECUTIVE_FIRST: readonly WorkerRole[] = ["tax_executive", "ca"];
const CA_FIRST: readonly WorkerRole[] = ["ca", "tax_executive"];

const documents: PlannedStep = {
  ...{ id: "documents", name: "Your documents", waits_for: "client", days: 3, weight: 0 },
  ...{ closes: "documents", documents: "all" },
};
const approval: PlannedStep = {
  ...{ id: "approval", name: "Your approval", waits_for: "client", days: 3, weight: 0, closes: "approval" },
};

type Ours = [id: string, name: string, days: number, weight: number];
const ours =
  (closes: PlannedStep["closes"]) =>
  (...[id, name, days, weight]: Ours): PlannedStep => ({ id, name, waits_for: "us", days, weight, closes });
const work = ours("work");
const filing = ours("filing");
/** A draft, and that the client approves it. */
const draft = (...step: Ours): PlannedStep[] => [ours("draft")(...step), approval];
const proof = (name: string, days: number, weight: number): PlannedStep =>
  ours("proof")("proof", name, days, weight);
const unnumbered = (step: PlannedStep): PlannedStep => ({ ...step, unnumbered: true });
const government = (name: string, days: number): PlannedStep => ({
  ...{ id: "decision", name, waits_for: "government", days, weight: 0, closes: "decision" },
});
const client = (id: string, name: string, days: number): PlannedStep => ({
  ...{ id, name, waits_for: "client", days, weight: 0, closes: "work" },
});
/** Papers that come of what was done before: signed drafts. */
const signed = (id: string, name: string, days: number, papers: readonly string[]): PlannedStep => ({
  ...client(id, name, days),
  ...{ closes: "documents", documents: papers },
});

const plan = (service_id: string, by: readonly WorkerRole[], steps: readonly PlannedStep[]): StepPlan => ({
  ...{ service_id, by, steps },
});

const incomeTax = (service_id: string, days: number): StepPlan =>
  plan(service_id, EXECUTIVE_FIRST, [
    documents,
    ...draft("computation", "Income and tax worked out", days, 60),
    filing("filing", "Return filed", 1, 30),
    client("everify", "You e-verify the return", 5),
    proof("Acknowledgement (ITR-V)", 1, 10),
  ]);

export const BUILT_IN_PLANS: readonly StepPlan[] = [
  incomeTax("itr-filing", 2),
  incomeTax("itr-business", 4),
  plan("gst-registration", EXECUTIVE_FIRST, [
    documents,
    ...draft("application", "Application prepared", 1, 50),
    filing("filing", "Application filed", 1, 30),
    client("aadhaar", "You confirm with Aadhaar on the portal", 3),
    government("Decision of the GST department", 7),
    proof("GST certificate", 1, 20),
  ]),
  plan("gst-return", EXECUTIVE_FIRST, [
    documents,
    ...draft("figures", "Figures prepared", 2, 50),
    filing("gstr-1", "GSTR-1 filed", 1, 25),
    proof("GSTR-3B filed", 1, 25),
  ]),
  plan("tax-planning", CA_FIRST, [
    documents,
    work("comparison", "Both tax regimes compared", 2, 50),
    work("call", "We talk it through with you", 2, 20),
    unnumbered(proof("Your tax plan in writing", 1, 30)),
  ]),
  plan("tax-notice", CA_FIRST, [
    documents,
    work("reading", "Notice read and checked", 1, 25),
    ...draft("reply", "Reply drafted", 3, 40),
    filing("filing", "Reply filed", 1, 25),
    proof("Acknowledgement of your reply", 1, 10),
  ]),
  plan("corporate-tax", CA_FIRST, [
    documents,
    ...draft("computation", "Income and tax worked out", 5, 55),
    filing("filing", "Return filed", 2, 35),
    proof("Acknowledgement (ITR-V)", 1, 10),
  ]),
  plan("private-limited", CA_FIRST, [
    documents,
    work("name", "Names checked", 2, 15),
    ...draft("application", "SPICe+ prepared", 3, 40),
    filing("filing", "SPICe+ filed", 2, 30),
    government("Decision of the Registrar of Companies", 7),
    proof("Certificate of incorporation", 1, 15),
  ]),
  plan("llp", CA_FIRST, [
    documents,
    work("name", "Names checked", 2, 15),
    ...draft("application", "FiLLiP and LLP agreement prepared", 3, 35),
    filing("filing", "FiLLiP filed", 2, 25),
    government("Decision of the Registrar of Companies", 7),
    signed("agreement", "You sign the LLP agreement", 5, ["agreement", "form-9"]),
    filing("form-3", "LLP agreement filed (Form 3)", 2, 15),
    proof("Certificate of incorporation", 1, 10),
  ]),
  plan("partnership", CA_FIRST, [
    documents,
    ...draft("deed", "Partnership deed drafted", 3, 40),
    signed("signing", "You sign the deed and Form 1", 5, ["deed", "form-1", "firm-pan"]),
    filing("filing", "Application filed with the Registrar of Firms", 3, 40),
    government("Decision of the Registrar of Firms", 20),
    proof("Registration certificate", 2, 20),
  ]),
  plan("proprietorship", EXECUTIVE_FIRST, [
    documents,
    filing("udyam", "Udyam registration filed", 1, 30),
    filing("filing", "Shop Act or GST application filed", 3, 45),
    government("Decision of the department", 7),
    proof("Your registrations", 1, 25),
  ]),
  plan("fssai", EXECUTIVE_FIRST, [
    documents,
    ...draft("application", "Application prepared", 2, 45),
    filing("filing", "Application filed", 1, 35),
    government("Decision of the food safety authority", 15),
    proof("FSSAI registration or licence", 1, 20),
  ]),
  plan("iec", EXECUTIVE_FIRST, [
    documents,
    ...draft("application", "Application prepared", 1, 45),
    filing("filing", "Application filed", 1, 35),
    government("Decision of the DGFT", 3),
    proof("Import Export Code", 1, 20),
  ]),
  plan("trademark", CA_FIRST, [
    documents,
    work("search", "Search for similar marks", 2, 25),
    ...draft("application", "Application prepared", 2, 35),
    signed("tm-48", "You sign Form TM-48", 3, ["tm-48"]),
    filing("filing", "Application filed", 1, 30),
    proof("Acknowledgement with your application number", 1, 10),
  ]),
  plan("legal-drafting", CA_FIRST, [
    documents,
    ...draft("draft", "First draft", 4, 60),
    unnumbered(proof("Final document", 2, 40)),
  ]),
  plan("consumer-complaint", CA_FIRST, [
    documents,
    ...draft("complaint", "Complaint drafted", 5, 55),
    signed("signing", "You sign the complaint", 3, ["complaint-papers"]),
    filing("filing", "Complaint filed on e-Jagriti", 2, 35),
    proof("Acknowledgement of your complaint", 1, 10),
  ]),
  plan("bookkeeping", CA_FIRST, [
    documents,
    work("entries", "Entries booked and matched with the bank", 5, 60),
    ...draft("books", "Books of the month prepared", 2, 20),
    unnumbered(proof("Closed books", 1, 20)),
  ]),
  plan("tds-return", EXECUTIVE_FIRST, [
    documents,
    ...draft("statement", "Statement prepared", 2, 55),
    filing("filing", "Statement filed", 1, 30),
    proof("Acknowledgement of the statement", 1, 15),
  ]),
  plan("etender-dsc", EXECUTIVE_FIRST, [
    documents,
    client("video", "You record the video", 2),
    filing("filing", "Application for the certificate filed", 1, 45),
    work("portals", "Registered on the portals", 3, 35),
    unnumbered(proof("Digital signature and registrations", 1, 20)),
  ]),
];

/** For what an administrator sells besides: what every order goes through. */
const USUAL: readonly PlannedStep[] = [
  documents,
  work("work", "Work on your order", 5, 70),
  unnumbered(proof("Result", 1, 30)),
];

/** The way of a service that no administrator changed. */
export function builtInPlan(serviceId: string): StepPlan {
  return (
    BUILT_IN_PLANS.find(({ service_id }) => service_id === serviceId) ?? {
      ...{ service_id: serviceId, by: EXECUTIVE_FIRST, steps: USUAL },
    }
  );
}
