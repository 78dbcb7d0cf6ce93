/** Put into a page before its own scripts: what it reads from Firestore, and when rows that were waited for are drawn. */
declare global {
  interface Window {
    watched: Watched;
  }
}

interface Watched {
  /** Documents that Firestore has sent. */
  documents: number;
  /** Begins to wait for a row with this text, or until all that are shown have it; any row where it is empty. */
  begin(text: string, all?: boolean): void;
  /**
   * ms from the first query of leads since `begin`, or since the page was opened, to the row's being drawn; from `begin` itself
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
  documents: 0,
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

const fetchOf = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.includes("/google.firestore.v1.Firestore/Listen/")) return fetchOf(request);
  if (request.method === "POST") {
    const sent = decodeURIComponent(await request.clone().text());
    if (sent.includes('"addTarget"') && sent.includes('"crm_leads"')) wait.asked ??= performance.now();
    return fetchOf(request);
  }
  const response = await fetchOf(request);
  return new Response(response.body?.pipeThrough(counted()), response);
};

/** Passes on what comes, with its documents counted. */
function counted(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const mark = '"documentChange"';
  const decoder = new TextDecoder();
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + decoder.decode(chunk, { stream: true });
      window.watched.documents += text.split(mark).length - 1;
      rest = text.slice(-(mark.length - 1));
      controller.enqueue(chunk);
    },
  });
}

export {};
