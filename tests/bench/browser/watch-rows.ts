/** Put into a page before its own scripts: what it reads from Firestore, and when rows that were waited for are drawn. */
declare global {
  interface Window {
    watched: Watched;
  }
}

interface Watched {
  documents: Documents;
  /** Begins to wait for a row with this text, or until all that are shown have it; any row where it is empty. */
  begin(text: string, all?: boolean): void;
  /**
   * ms from the first query of a list since `begin`, or since the page was opened, to the row's being drawn; from `begin` itself
   * where the page had the row already
   *
   * @param from the collection that is listed
   */
  drawnAfter(from?: string): Promise<number>;
  /** Epoch ms at which the row was drawn. */
  drawnAt(): Promise<number>;
  /** What had been read when the row was drawn. */
  readUntilDrawn(): Promise<Documents>;
  /** For pages that come after this one: what a row is. */
  rowsAre(selector: string): void;
}

/** Documents that Firestore has sent: for first pages of lists of leads, for all that the page listens to, and by collection. */
interface Documents {
  list: number;
  all: number;
  of: Record<string, number>;
}

interface Wait {
  begun: number;
  /** When each collection was first asked for a list. */
  asked: Map<string, number>;
  drawn: Promise<{ at: number; documents: Documents }>;
}

const LEADS = "crm_leads";
/** How many rows a list asks for at first; what stands around it asks for others. */
const FIRST_PAGE = 50;
const ROWS = "watched-rows";
const documents: Documents = { list: 0, all: 0, of: {} };
let wait = waitFor("");

window.watched = {
  documents,
  begin(text, all = false) {
    wait = waitFor(text, all);
  },
  async drawnAfter(from = LEADS) {
    const { at } = await wait.drawn;
    return at - (wait.asked.get(from) ?? wait.begun);
  },
  async drawnAt() {
    return performance.timeOrigin + (await wait.drawn).at;
  },
  async readUntilDrawn() {
    return (await wait.drawn).documents;
  },
  rowsAre(selector) {
    sessionStorage.setItem(ROWS, selector);
  },
};

function waitFor(text: string, all = false): Wait {
  const selector = sessionStorage.getItem(ROWS) ?? "[data-row]";
  const drawn = new Promise<{ at: number; documents: Documents }>((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
    function look() {
      const rows = [...document.querySelectorAll(selector)];
      const having = rows.filter((row) => row.textContent?.includes(text)).length;
      if (having === 0 || (all && having < rows.length)) return;
      observer.disconnect();
      const read = structuredClone(documents);
      requestAnimationFrame(() => resolve({ at: performance.now(), documents: read }));
    }
  });
  return { begun: performance.now(), asked: new Map(), drawn };
}

interface Target {
  targetId: number;
  query?: { structuredQuery: { from: { collectionId: string }[]; limit?: number } };
  documents?: { documents: string[] };
}

/** What was asked for: from which collection, and whether as a list's first page. */
const targets = new Map<number, { from: string; isList: boolean }>();

const fetchOf = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.includes("/google.firestore.v1.Firestore/Listen/")) return fetchOf(request);
  if (request.method === "POST") {
    const sent = await request.text();
    noteTargets(new URLSearchParams(sent));
    // With its words and not as a stream, of which whoever watches the page would see nothing.
    const { url, method, headers, credentials, signal } = request;
    return fetchOf(url, { method, headers, credentials, signal, body: sent });
  }
  const response = await fetchOf(request);
  return new Response(response.body?.pipeThrough(counted()), response);
};

function noteTargets(sent: URLSearchParams): void {
  for (const [name, data] of sent) {
    if (!name.endsWith("___data__")) continue;
    const { addTarget } = JSON.parse(data) as { addTarget?: Target };
    if (addTarget === undefined) continue;
    const asked = addTarget.query?.structuredQuery;
    const from = asked?.from[0]?.collectionId ?? addTarget.documents?.documents[0]?.split("/").at(-2) ?? "";
    const isList = asked?.limit === FIRST_PAGE;
    targets.set(addTarget.targetId, { from, isList });
    if (isList && !wait.asked.has(from)) wait.asked.set(from, performance.now());
  }
}

/** Begin of a document, of what is said of a target, or whom what was sent is for. */
const MARKS = /"documentChange"|"targetChange"|"targetIds":\s*\[([^\]]*)\]/g;
/** One that is cut in two is found with what comes next. */
const LONGEST_MARK = 100;
/** By target and document, the version that came last. */
const had = new Map<string, string>();

/** Passes on what comes, with its documents counted. */
function counted(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + decoder.decode(chunk, { stream: true });
      let from: number | null = null;
      let end = 0;
      for (const { 0: mark, 1: ids, index } of text.matchAll(MARKS)) {
        end = index + mark.length;
        if (ids !== undefined && from !== null) count(text.slice(from, index), ids.split(",").map(Number));
        from = mark === '"documentChange"' ? index : null;
      }
      rest = text.slice(from ?? Math.max(end, text.length - LONGEST_MARK));
      controller.enqueue(chunk);
    },
  });
}

/**
 * The emulator sends all of a limited query anew at each of its changes, where Firestore sends and charges what has changed: a version
 * that is there already counts for nothing.
 */
function count(sent: string, ids: readonly number[]): void {
  const name = /"name":\s*"([^"]+)"/.exec(sent)?.[1] ?? "";
  const version = [...sent.matchAll(/"updateTime":\s*"([^"]+)"/g)].at(-1)?.[1] ?? "";
  const isNew = ids.filter((id) => had.get(`${id} ${name}`) !== version).length > 0;
  for (const id of ids) had.set(`${id} ${name}`, version);
  if (!isNew) return;
  const asked = ids.flatMap((id) => targets.get(id) ?? []);
  const from = asked[0]?.from ?? "";
  documents.all += 1;
  documents.of[from] = (documents.of[from] ?? 0) + 1;
  if (asked.some((one) => one.isList && one.from === LEADS)) documents.list += 1;
}

export {};
