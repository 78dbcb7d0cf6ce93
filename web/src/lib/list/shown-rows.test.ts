import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shownNext, withoutGone } from "./shown-rows.ts";

const live = (ids: string) => [...ids].map((id) => ({ id, row: id }));
const told = ({ rows, fresh }: ReturnType<typeof shownNext<string>>) =>
  `${rows.map(({ id, gone }) => (gone ? `(${id})` : id)).join("")} ${fresh}`;

test("[N-32] what comes in above is counted and waits; what follows below is added; what goes stays pale in its place", () => {
  const opened = shownNext([], live("bcd"));
  expect(told(opened)).toBe("bcd 0");
  expect(told(shownNext(opened.rows, live("abcd")))).toBe("bcd 1");
  expect(told(shownNext(opened.rows, live("abxcde")))).toBe("bcde 2");
  expect(told(shownNext(opened.rows, live("bd")))).toBe("b(c)d 0");
  expect(told(shownNext(opened.rows, live("dcb")))).toBe("bcd 0");
  expect(told(shownNext([], live("abcd")))).toBe("abcd 0");
});

test("[N-32] [T-02] what somebody did themselves comes at once, where it belongs, and what others did still waits", () => {
  const opened = shownNext([], live("bcd"));
  const own = (ids: string) => new Set(ids);
  expect(told(shownNext(opened.rows, live("abcd"), own("a")))).toBe("abcd 0");
  expect(told(shownNext(opened.rows, live("xabcyd"), own("a")))).toBe("abcd 2");
  expect(told(shownNext(opened.rows, live("bcxyd"), own("yx")))).toBe("bcxyd 0");
  // It is known a moment after it came.
  const waiting = shownNext(opened.rows, live("abcd"));
  expect(told(waiting)).toBe("bcd 1");
  expect(told(shownNext(waiting.rows, live("abcd"), own("a")))).toBe("abcd 0");
});

test("[N-32] nothing waits where nothing is shown, and a list whose rows all went shows what came", () => {
  expect(told(shownNext([], live("ab")))).toBe("ab 0");
  const opened = shownNext([], live("ab"));
  const allGone = shownNext(opened.rows, live(""));
  expect(told(allGone)).toBe("(a)(b) 0");
  expect(told(shownNext(allGone.rows, live("c")))).toBe("(a)(b)c 0");
  expect(withoutGone(allGone.rows)).toEqual([]);
});

test("[N-32] no row that is shown ever changes its place", () => {
  const ids = fc
    .uniqueArray(fc.constantFrom(..."abcdefghij"), { maxLength: 10 })
    .map((some) => some.join(""));
  fc.assert(
    fc.property(ids, fc.array(ids, { maxLength: 6 }), (first, others) => {
      let shown = shownNext<string>([], live(first));
      for (const next of others) {
        const before = shown.rows.map(({ id }) => id);
        shown = shownNext(shown.rows, live(next));
        const after = shown.rows.map(({ id }) => id);
        expect(new Set(after).size).toBe(after.length);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(shown.fresh + shown.rows.filter(({ gone }) => !gone).length).toBe(next.length);
      }
    }),
  );
});
