import { type Actor, isActor } from "./actors.ts";
import { NOUN_RULES } from "./nouns.ts";

/**
 * Who may do what, written down once. A cell answers five questions: G get, L list, C create, U update, D delete; a dash
 * is a refusal. What is created and changed is the most harmless thing that anyone may (`samples.ts`). A noun can bring its rows and
 * samples in a file of its own (`nouns/`).
 */

/** Documents that are the actor's own: bought, written, earned by them, or assigned to them as staff. */
const OWN = `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
profiles                     -----      G--U-      GL-U-  G--U-      G--U-  G--U-       G--U-          G--U-
profiles/inbox               -----      GL-U-      GL-U-  GL-U-      GL-U-  GL-U-       GL-U-          GL-U-
checkouts                    -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
orders                       -----      GL---      GL---  -----      GL---  -----       GL---          GL---
orders/messages              -----      GL---      GL---  -----      GL---  -----       GL---          GL---
payments                     -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
invoices                     -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
documents                    -----      GL---      GL---  -----      GL---  -----       GL---          GL---
franchise_applications       -----      -----      GL---  -----      -----  -----       -----          -----
franchises                   -----      -----      GL---  GL---      -----  -----       -----          -----
franchises (below)           -----      -----      GL---  GL---      -----  -----       -----          -----
commissions                  -----      -----      GL---  GL---      -----  -----       -----          -----
commissions (below)          -----      -----      GL---  -----      -----  -----       -----          -----
commission_statements        -----      -----      GL---  GL---      -----  -----       -----          -----
franchises/private           -----      -----      GL---  G----      -----  -----       -----          -----
ca_partners                  GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
ca_partners (hidden)         -----      -----      GL---  -----      -----  -----       -----          -----
consultations                -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
consultations (as CA)        -----      -----      GL---  -----      GL---  -----       -----          -----
crm_leads                    -----      -----      GL---  GL---      GL---  GL---       -----          -----
telecaller_profiles          -----      -----      GL---  -----      G--U-  G--U-       -----          -----
telecaller_calls             -----      -----      GL---  -----      GL-U-  GL-U-       -----          -----
current_calls                -----      -----      GL---  -----      G----  G----       -----          -----
telecaller_days              -----      -----      GL---  -----      GL---  GL---       -----          -----
tasks                        -----      -----      GLCUD  GLCUD      GLCUD  GLCUD       GLCUD          -----
saved_views                  -----      -----      G-CU-  G-CU-      G-CU-  G-CU-       G-CU-          -----
mail                         -----      -----      GL---  -----      -----  -----       -----          -----
audit_log                    -----      -----      GL---  -----      -----  -----       -----          -----
`;

/** Everyone's documents, nobody's, and those of a stranger. */
const OTHER = `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
profiles                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
profiles/inbox               -----    -----      -----      -----  -----      -----  -----       -----          -----
services                     GL---    GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
services (withdrawn)         -----    -----      -----      GL---  -----      -----  -----       -----          -----
checkouts                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
orders                       -----    -----      -----      GL---  -----      -----  -----       -----          -----
orders/messages              -----    -----      -----      GL---  -----      -----  -----       -----          -----
payments                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
invoices                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
documents                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
notifications                GL---    GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
notifications (ended)        -----    -----      -----      GL---  -----      -----  -----       -----          -----
notifications (to admins)    -----    -----      -----      GL---  -----      -----  -----       -----          -----
notifications (to partners)  -----    -----      -----      GL---  GL---      -----  -----       -----          -----
notifications (to CAs)       -----    -----      -----      GL---  -----      GL---  -----       -----          -----
notifications (to callers)   -----    -----      -----      GL---  -----      -----  GL---       -----          -----
notifications (to executives)  -----    -----      -----      GL---  -----      -----  -----       GL---          -----
notifications (to clients)   -----    -----      -----      GL---  -----      -----  -----       -----          GL---
notifications (to a State)   -----    -----      -----      GL---  -----      -----  -----       -----          -----
contact_messages             -----    -----      -----      GL---  -----      -----  -----       -----          -----
franchise_applications       -----    -----      -----      GL---  -----      -----  -----       -----          -----
franchises                   -----    -----      -----      GL---  -----      -----  -----       -----          -----
franchises (below)           -----    -----      -----      GL---  -----      -----  -----       -----          -----
commissions                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
commission_statements        -----    -----      -----      GL---  -----      -----  -----       -----          -----
franchises/private           -----    -----      -----      GL---  -----      -----  -----       -----          -----
territories                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
territory_areas              -----    -----      -----      GL---  -----      -----  -----       -----          -----
payouts                      -----    -----      -----      GL---  -----      -----  -----       -----          -----
application_drafts           -----    -----      -----      -----  -----      -----  -----       -----          -----
ca_partners                  GL---    GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
ca_partners (hidden)         -----    -----      -----      GL---  -----      -----  -----       -----          -----
ca_partners/private          -----    -----      -----      GL---  -----      -----  -----       -----          -----
ca_partners/reviews          GL---    GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
ca_partners/booked_slots     GL---    GL---      GL---      GL---  GL---      GL---  GL---       GL---          GL---
ca_partners/reviews (hidden)  -----    -----      -----      GL---  -----      -----  -----       -----          -----
ca_partners/slots (hidden)   -----    -----      -----      GL---  -----      -----  -----       -----          -----
consultations                -----    -----      -----      GL---  -----      -----  -----       -----          -----
consultations (as CA)        -----    -----      -----      GL---  -----      -----  -----       -----          -----
crm_leads                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
crm_leads (nobody's)         -----    -----      -----      GL---  -----      -----  GL---       -----          -----
lead_imports                 -----    -----      -----      GL---  -----      -----  -----       -----          -----
lead_import_slices           -----    -----      -----      GL---  -----      -----  -----       -----          -----
telecaller_profiles          -----    -----      -----      GL---  -----      -----  -----       -----          -----
telecaller_calls             -----    -----      -----      GL---  -----      -----  -----       -----          -----
current_calls                -----    -----      -----      GL---  -----      -----  -----       -----          -----
telecaller_days              -----    -----      -----      GL---  -----      -----  -----       -----          -----
tasks                        -----    -----      -----      -----  -----      -----  -----       -----          -----
saved_views                  -----    -----      -----      -----  -----      -----  -----       -----          -----
mail                         -----    -----      -----      GL---  -----      -----  -----       -----          -----
audit_log                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
settings (public)            G----    G----      G----      GL---  G----      G----  G----       G----          G----
settings (calling)           -----    -----      -----      GL---  G----      G----  G----       G----          -----
settings (commission)        -----    -----      -----      GL---  G----      -----  -----       -----          -----
settings (access)            -----    -----      -----      GL---  G----      G----  G----       G----          -----
settings (company)           -----    -----      -----      GL---  -----      -----  -----       -----          -----
settings (mail)              -----    -----      -----      GL---  -----      -----  -----       -----          -----
ledger                       -----    -----      -----      -----  -----      -----  -----       -----          -----
accounts                     -----    -----      -----      -----  -----      -----  -----       -----          -----
account_links                -----    -----      -----      -----  -----      -----  -----       -----          -----
stored_files                 -----    -----      -----      -----  -----      -----  -----       -----          -----
counters                     -----    -----      -----      -----  -----      -----  -----       -----          -----
unknown                      -----    -----      -----      -----  -----      -----  -----       -----          -----
profiles/unknown             -----    -----      -----      -----  -----      -----  -----       -----          -----
orders/unknown               -----    -----      -----      -----  -----      -----  -----       -----          -----
`;

/** Files: documents' storage paths. U is a change of metadata, O an upload onto the existing file. */
const OWN_FILES = `
                             anonymous  unclaimed  admin   franchise  ca      telecaller  tax_executive  client_user
franchise-staging            G-C-D-     G-C-D-     G-C-D-  G-C-D-     G-C-D-  G-C-D-      G-C-D-         G-C-D-
client-documents             ------     G-C---     G-C---  ------     ------  ------      ------         G-C---
invoices                     ------     G-----     G-----  G-----     G-----  G-----      G-----         G-----
`;

const OTHER_FILES = `
                             visitor  anonymous  unclaimed  admin   franchise  ca      telecaller  tax_executive  client_user
franchise-staging            ------   ------     ------     ------  ------     ------  ------      ------         ------
franchise-applications       ------   ------     ------     G-----  ------     ------  ------      ------         ------
client-documents             ------   ------     ------     ------  ------     ------  ------      ------         ------
invoices                     ------   ------     ------     G-----  ------     ------  ------      ------         ------
public/partners              G-----   G-----     G-----     G-C-D-  G-----     G-----  G-----      G-----         G-----
unknown                      ------   ------     ------     ------  ------     ------  ------      ------         ------
`;

export interface Cell {
  row: string;
  actor: Actor;
  side: "own" | "other";
  answer: string;
}

export const FIRESTORE_CELLS: readonly Cell[] = [
  ...[OWN, ...NOUN_RULES.map(({ own = "" }) => own)].flatMap((table) => cells(table, "own")),
  ...[OTHER, ...NOUN_RULES.map(({ other }) => other)].flatMap((table) => cells(table, "other")),
];
export const STORAGE_CELLS: readonly Cell[] = [...cells(OWN_FILES, "own"), ...cells(OTHER_FILES, "other")];

function cells(table: string, side: Cell["side"]): Cell[] {
  const [heading = "", ...rows] = table.trim().split("\n");
  const actors = heading.trim().split(/\s+/).filter(isActor);
  return rows.flatMap((line) => {
    const [row = "", ...answers] = line.trim().split(/\s{2,}/);
    return actors.map((actor, index) => ({ row, actor, side, answer: answers[index] ?? "" }));
  });
}
