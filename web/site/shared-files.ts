import type { Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const PUBLIC = /\/web\/src\/(routes\/public\/|app\/layouts\/site-layout\.tsx$)/;
const SIGN_IN = /\/web\/src\/(routes\/account\/(login|register)|app\/guards)\.tsx$/;
const CLIENT = /\/web\/src\/(routes\/client\/(?!profile)|app\/client-area)/;
const CLIENT_HOME = /\/web\/src\/(routes\/client\/dashboard|app\/client-area)/;
/** Where workspaces of those who telephone nobody begin, and what every workspace has. */
const DESK = /\/web\/src\/(routes\/(ca|tax-executive)\/dashboard|app\/portals\/(?!reminders))/;
/** Where an administrator begins, with a line of everything that waits: nobody else's first page needs that. */
const OFFICE = /\/web\/src\/routes\/admin\/(dashboard|staff)\.tsx$/;
/** Where orders are worked on: whoever only looks at what is due needs none of it. */
const ORDERS =
  /\/web\/src\/routes\/((ca|tax-executive)\/(?!dashboard)|crm\/(documents|messages)|admin\/(order|complaints|step))/;
const PARTNER = /\/web\/src\/routes\/franchise\/(?!profile)/;
const TELECALLER = /\/web\/src\/(routes\/telecaller\/(?!profile)|app\/portals\/reminders)/;
const LEADS = /\/web\/src\/routes\/(admin\/(?!order|complaints|step)|crm\/(?!settings|documents|messages))/;
const ACCOUNT =
  /\/web\/src\/routes\/(account\/|client\/profile|franchise\/profile|staff\/(own-account|work-profile)|telecaller\/profile|crm\/settings)/;

/** Where each workspace begins, and its frame. */
const WORK_HOME =
  /\/web\/src\/(routes\/(ca|crm|tax-executive|admin|telecaller|franchise)\/dashboard|app\/portals\/)/;
/** The same of the CA's other workspace alone. */
const CRM = /\/web\/src\/routes\/crm\/(?!settings|documents|messages)/;
/** Pages of those who work with people, not of administrators. */
const STAFF = new RegExp([DESK, PARTNER, TELECALLER, CRM].map(({ source }) => source).join("|"));
/** Pages of any workspace, but for where orders are worked on. */
const WORK = new RegExp([DESK, OFFICE, PARTNER, TELECALLER, LEADS].map(({ source }) => source).join("|"));

/** Stands above every page of a workspace. */
const ANNOUNCED = /\/web\/src\/features\/notifications\/components\/announced\.tsx$/;

/** What is used by pages of all that a line names stands in its file: the first line counts. */
const SHARED: readonly (readonly [file: string, ...by: readonly RegExp[]])[] = [
  ["sign-in", SIGN_IN],
  ["signed-in", CLIENT_HOME, WORK],
  ["signed-in", ANNOUNCED],
  ["client-desk", CLIENT, WORK_HOME],
  ["client-work", CLIENT, STAFF],
  ["client-orders", CLIENT_HOME, ORDERS],
  ["order-parts", CLIENT, ORDERS],
  ["client-home", CLIENT_HOME],
  ["client-office", CLIENT, WORK],
  ["client", CLIENT],
  ["work", DESK],
  ["office", OFFICE],
  ["work-of-leads", PARTNER, TELECALLER],
  ["partner", PARTNER],
  ["order-leads", ORDERS, LEADS],
  ["order-calling", ORDERS, TELECALLER],
  ["orders", ORDERS],
  ["calling", TELECALLER],
  ["leads", LEADS],
  ["account", ACCOUNT],
];
/** What weighs more than all that is shared: who needs one of a file's modules should not get it for another's. */
const HEAVY: readonly (readonly [name: string, modules: RegExp])[] = [
  ["forms", /\/node_modules\/(react-hook-form|zod)\//],
  ["firebase", /\/node_modules\/@firebase\/(?!firestore)/],
  ["live", /\/node_modules\/@firebase\/firestore\//],
  ["lists", /\/web\/src\/(ui|lib)\/list\/|\/domain\/src\/(\w+\/lists|lists\/\w+)\.ts$/],
  ["tables", /\/domain\/src\/(statutory\/built-in-(tax|gst|firm)|audit\/acts)\.ts$/],
  ["catalogue", /\/domain\/src\/services\/catalogue\//],
  ["places", /\/domain\/src\/places\/(district|pin)-lines\.ts$/],
  ["papers", /\/web\/src\/(ui\/(viewer|documents)|lib\/files)\/|\/messages\/(en|hi)\/documents\.ts$/],
];
/** Asked for of every administrator before anything is drawn: a file that pages share would come along. */
const ALONE = /\/web\/src\/lib\/session\/view\.ts$/;
/** What nobody who is signed in does without. */
const OF_EVERY_FRAME = ["firebase", "live"];
/** Pages that stand in the frame of a workspace or of a client. */
const WITHIN =
  /\/web\/src\/(routes\/(client|admin|staff|ca|crm|tax-executive|telecaller|franchise)\/|app\/(portals\/|client-area))/;

/**
 * The file of a module that several pages share; null for one page's own. Many small files are each asked for, and compress worse.
 * What a module needs is used by all that use the module, and is not heavier: its file is of an earlier line or the same, so that
 * files never need each other in a circle. What it has found out is of one build: another has other modules.
 */
export function sharedFile(): (id: string, context: Context) => string | null {
  const users = new Map<string, ReadonlySet<string>>();
  const weights = new Map<string, ReadonlySet<string>>();
  const within = new Map<string, boolean>();
  /** The pages, and other parts that are loaded by themselves, that bring a module. */
  function usersOf(id: string, context: Context): ReadonlySet<string> {
    return collected(users, id, (found) => {
      const module = context.getModuleInfo(id);
      if (module === null) return;
      if (module.isEntry || module.dynamicImporters.length > 0) found.add(id);
      for (const importer of module.importers) for (const user of usersOf(importer, context)) found.add(user);
    });
  }
  function weightOf(id: string, context: Context): ReadonlySet<string> {
    return collected(weights, id, (found) => {
      for (const [name, modules] of HEAVY) if (modules.test(id)) found.add(name);
      for (const needed of context.getModuleInfo(id)?.importedIds ?? [])
        for (const name of weightOf(needed, context)) found.add(name);
    });
  }
  /** Whether somebody has to be signed in to come to a page, or to what only such pages load: the frame has brought what reads records. */
  function isWithin(user: string, context: Context): boolean {
    if (WITHIN.test(user)) return true;
    const before = within.get(user);
    if (before !== undefined) return before;
    within.set(user, false);
    const by = context.getModuleInfo(user)?.dynamicImporters ?? [];
    const users = by.flatMap((importer) => [...usersOf(importer, context)]);
    const found = users.length > 0 && users.every((one) => isWithin(one, context));
    within.set(user, found);
    return found;
  }
  return (id, context) => {
    if (ALONE.test(id)) return null;
    const pages = [...usersOf(id, context)];
    if (pages.length < 2 || pages.some((page) => PUBLIC.test(page))) return null;
    const [file] = SHARED.find(([, ...by]) => by.every((of) => pages.some((page) => of.test(page)))) ?? [];
    if (file === undefined) return null;
    const weights = [...weightOf(id, context)].sort();
    if (!pages.every((page) => isWithin(page, context))) return [file, "open", ...weights].join("-");
    return [file, ...weights.filter((name) => !OF_EVERY_FRAME.includes(name))].join("-");
  };
}

function collected(
  known: Map<string, ReadonlySet<string>>,
  id: string,
  collect: (found: Set<string>) => void,
): ReadonlySet<string> {
  const before = known.get(id);
  if (before !== undefined) return before;
  const found = new Set<string>();
  known.set(id, found);
  collect(found);
  return found;
}
