import type { franchiseInputs } from "@niyamdesk/domain/franchises/callables";
import type { Attacks } from "../attacked.ts";

export default {
  suspendFranchise: { by: ["admin"], input: { franchise_id: "fr_1", suspended: true, reason: "Unpaid fee" } },
  endFranchise: { by: ["admin"], input: { franchise_id: "fr_1", reason: "Left" } },
  handOverTerritory: { by: ["admin"], input: { franchise_id: "fr_1", to_uid: "someone", reason: "Moved" } },
  setTerritoryPins: { by: ["admin"], input: { franchise_id: "fr_1", seen: [], pincodes: ["411001-411004"] } },
  saveBankDetails: {
    by: ["franchise"],
    input: {
      franchise_id: "fr_1",
      account_holder: "Sanjay Patil",
      account_number: "50100012345678",
      ifsc: "HDFC0001234",
    },
  },
  franchiseSums: { by: ["franchise"], input: { month: "2026-11" } },
  franchiseFunnel: { by: ["franchise", "admin"], input: { franchise_id: "fr_1", month: "this" } },
  invitePartnerStaff: {
    by: ["franchise"],
    input: { franchise_id: "fr_1", name: "Asha Rao", email: "asha@example.in", language: "hi" },
  },
  removePartnerStaff: { by: ["franchise"], input: { uid: "someone" } },
  preparePurchase: {
    by: ["franchise"],
    input: { franchise_id: "fr_1", service_id: "gst-registration", plan_id: "basic", name: "Asha Rao" },
  },
} satisfies Attacks<typeof franchiseInputs>;
