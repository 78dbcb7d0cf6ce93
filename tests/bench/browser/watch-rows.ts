/** Put into a page before its own scripts: what it reads from Firestore, and when rows that were waited for are drawn. */
declare global {
  interface Window {
    watched: Watched;
  }
}

interface Watched {
  /** Documents that Firestore has sent: for first pages of lists of leads, and for all that the page listens to. */
  documents: { list: number; all: number };
  /** Begins to wait for a row with this text, or until all that are shown have it; any row where it is empty. */
  begin(text: string, all?: boolean): void;
  /**
   * ms from the first query of a list since `begin`, or since the page was opened, to the row's being drawn; from `begin` itself
   * where the page had the row already
   */
  drawnAfter(): Promise<number>;
  /** Epoch ms at which the row was drawn. */
  drawnAt(): Promise<number>;
}

interface Wait {
  begun: number;
  asked: number | null;
  drawn: Promise<number>;
}

let wait = waitFor("");

window.watched = {
  documents: { list: 0, all: 0 },
  begin(text, all = false) {
    wait = waitFor(text, all);
  },
  async drawnAfter() {
    const drawn = await wait.drawn;
    return drawn - (wait.asked ?? wait.begun);
  },
  async drawnAt() {
    return performance.timeOrigin + (await wait.drawn);
  },
};

function waitFor(text: string, all = false): Wait {
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
    function look() {
      const rows = [...document.querySelectorAll("[data-row]")];
      const having = rows.filter((row) => row.textContent?.includes(text)).length;
      if (having === 0 || (all && having < rows.length)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    }
  });
  return { begun: performance.now(), asked: null, drawn };
}

/** How many leads a list asks for at first; what stands around it asks for others. */
const FIRST_PAGE = 50;

interface Target {
  targetId: number;
  query?: { structuredQuery: { from: { collectionId: string }[]; limit?: number } };
}

/** Ids of what was asked for as a list's first page. */
const lists = new Set<number>();

const fetchOf = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.includes("/google.firestore.v1.Firestore/Listen/")) return fetchOf(request);
  if (request.method === "POST") {
    noteTargets(new URLSearchParams(await request.clone().text()));
    return fetchOf(request);
  }
  const response = await fetchOf(request);
  return new Response(response.body?.pipeThrough(counted()), response);
};

function noteTargets(sent: URLSearchParams): void {
  for (const [name, data] of sent) {
    if (!name.endsWith("___data__")) continue;
    const { addTarget } = JSON.parse(data) as { addTarget?: Target };
    const asked = addTarget?.query?.structuredQuery;
    if (asked?.from[0]?.collectionId !== "crm_leads" || asked.limit !== FIRST_PAGE) continue;
    lists.add(addTarget?.targetId ?? 0);
    wait.asked ??= performance.now();
  }
}

/** Begin of a document, or whom what was sent is for. */
const MARKS = /"documentChange"|"targetIds":\s*\[([^\]]*)\]/g;

/** Passes on what comes, with its documents counted. */
function counted(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let rest = "";
  let isDocument = false;
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + decoder.decode(chunk, { stream: true });
      let end = 0;
      for (const found of text.matchAll(MARKS)) {
        end = found.index + found[0].length;
        const [, ids] = found;
        if (ids !== undefined && isDocument) count(ids);
        isDocument = ids === undefined;
      }
      // A mark may be cut in two.
      rest = text.slice(Math.max(end, text.length - LONGEST_MARK));
      controller.enqueue(chunk);
    },
  });
}

const LONGEST_MARK = 100;

function count(ids: string): void {
  const { documents } = window.watched;
  documents.all += 1;
  if (ids.split(",").some((id) => lists.has(Number(id)))) documents.list += 1;
}

export {};
