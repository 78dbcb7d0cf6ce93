/**
 * A browser that translates the page swaps its texts for elements of its own, `<font>`. React does not know: to change or to take
 * away a text that is not there any more would fail and take the page with it, or change something that nobody sees. What a
 * text was swapped for is remembered, and stands in for it; a text that changes comes back, to be translated anew.
 *
 * Nothing of the browser is touched before the first text is swapped.
 */
const standIns = new WeakMap<Node, Element>();
let watching = false;

export function surviveTranslation(): void {
  if (watching) return;
  watching = true;
  new MutationObserver((records) => {
    for (const record of records) for (const gone of record.removedNodes) noteStandIn(gone, record);
  }).observe(document.body, { childList: true, subtree: true });
}

function noteStandIn(gone: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (!(gone instanceof Text) || gone.isConnected) return;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isOfTranslation);
  if (standIn === undefined) return;
  guardTree();
  standIns.set(gone, standIn);
}

function isOfTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === "font";
}

/** What stands in the tree for a node that React means; null where nothing does. */
function present(node: Node): Node | null {
  if (node.isConnected) return node;
  const standIn = standIns.get(node);
  return standIn?.isConnected === true ? standIn : null;
}

let guarded = false;

function guardTree(): void {
  if (guarded) return;
  guarded = true;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = child.parentNode === this ? child : present(child);
    if (there?.parentNode === this) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    const there = before === null || before.parentNode === this ? before : present(before);
    insertBefore.call(this, moved(child), there?.parentNode === this ? there : null);
    return child;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    appendChild.call(this, moved(child));
    return child;
  };
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return value?.get?.call(this);
    },
    set(this: Text, text: string | null) {
      value?.set?.call(this, text);
      const there = present(this);
      if (there === null || there === this) return;
      standIns.delete(this);
      there.parentNode?.replaceChild(this, there);
    },
  });
}

/** A text that is moved takes along what stands for it. */
function moved(node: Node): Node {
  return node instanceof Text ? (present(node) ?? node) : node;
}
