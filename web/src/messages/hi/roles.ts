import type { roles as english } from "../en/roles.ts";
import type { Texts } from "../texts.ts";

export const roles: Texts<typeof english> = {
  admin: "एडमिनिस्ट्रेटर",
  franchise: "फ़्रैंचाइज़ी पार्टनर",
  ca: "CA",
  telecaller: "टेलीकॉलर",
  tax_executive: "टैक्स एक्ज़ीक्यूटिव",
  client_user: "ग्राहक",
};
