import { expect, test } from "vitest";
import { isPlainBody } from "./plain-body.ts";

test.each(['{"data":{"contact":{"name":"Asha"},"list":[1,null,"x",{"a":[]}]}}', "null", '"text"'])(
  "[R-05] %s may be unpacked",
  (text) => {
    expect(isPlainBody(JSON.parse(text))).toBe(true);
  },
);

test.each([
  '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
  '{"data":[{"deep":{"__proto__":{"role":"admin"}}}]}',
  `{"data":${"[".repeat(3_000)}${"]".repeat(3_000)}}`,
])("[R-05] %.40s may not", (text) => {
  expect(isPlainBody(JSON.parse(text))).toBe(false);
});
