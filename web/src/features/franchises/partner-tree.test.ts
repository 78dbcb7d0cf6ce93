import { expect, test } from "vitest";
import { treeOf } from "./partner-tree.ts";

const one = (id: string, parentId: string | null, code: string) => ({ id, parentId, code });

test("[F-09] partners stand below whom they belong to; one whose parent is not seen is not lost", () => {
  const tree = treeOf("ka", [
    one("mys", "ka", "KA-MYS"),
    one("blr-1", "blr", "KA-BLR-001"),
    one("blr", "ka", "KA-BLR"),
    one("udp-1", "gone", "KA-UDP-001"),
  ]);
  expect(tree.map(({ franchise }) => franchise.id)).toEqual(["blr", "mys", "udp-1"]);
  expect(tree[0]?.below.map(({ franchise }) => franchise.id)).toEqual(["blr-1"]);
  expect(treeOf("ka", [])).toEqual([]);
});
