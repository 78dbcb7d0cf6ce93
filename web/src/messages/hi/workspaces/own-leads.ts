import type { ownLeadRows as english } from "../../en/workspaces/own-leads.ts";
import type { Texts } from "../../texts.ts";

export const ownLeadRows: Texts<typeof english> = {
  call: "कॉल",
  callName: (name) => `${name} को कॉल करें`,
  setFollowUp: "फ़ॉलो-अप तय करें",
  setFor: (name) => `${name} का फ़ॉलो-अप तय करें`,
  due: "फ़ॉलो-अप {due}",
  late: "फ़ॉलो-अप {due} को होना था",
  added: (when) => `${when} को आई`,
};
