import type { orderWork as english } from "../en/order-work.ts";
import type { Texts } from "../texts.ts";

export const orderWork: Texts<typeof english> = {
  turns: { client: "आपके पास", us: "हमारे पास", government: "सरकारी विभाग के पास" },
  clock: {
    client: (since) => `${since} से आपके पास`,
    us: (until) => `${until} तक हमारे पास`,
    government: (since) => `${since} से सरकारी विभाग के पास`,
    late: (until) => `हमारे पास, वादे से देर: तारीख़ ${until} थी`,
  },
  steps: "क़दम",
  doneOf: (done, of) => `${of} में से ${done} पूरे`,
  track: (at, of, step, turn) => `${of} में से क़दम ${at}: ${step}। ${turn}।`,
  trackDone: (of) => `सभी ${of} क़दम पूरे हो गए।`,
  parties: { client: "आप", us: "हम", government: "विभाग" },
  since: (party, since) => `${party}, ${since} से`,
  until: (until) => `${until} तक`,
  usually: (party, days) => `${party}, आम तौर पर ${days} कार्य दिवस`,
  within: (party, days) => `${party}, ${days} कार्य दिवस में`,
  number: (number) => `नंबर ${number}`,
  moved: (until, was) => `इसमें हमारे बताए समय से ज़्यादा लग रहा है। नई तारीख़: ${was} के बजाय ${until}।`,
  why: (reason) => `क्यों: ${reason}`,
};
