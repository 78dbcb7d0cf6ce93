import { expect, test } from "vitest";
import { serviceOptions } from "./service-options.ts";

test("a service is chosen by its English name and shown in the site's language, sorted by what is shown", () => {
  const hindi: Record<string, string> = {
    "GST Registration": "जीएसटी पंजीकरण",
    "Trademark Registration": "ट्रेडमार्क",
  };
  const names = ["Trademark Registration", "GST Registration", "Trademark Registration", "Own service"];
  const options = serviceOptions(names, (name) => hindi[name] ?? name);
  expect(Object.fromEntries(options)).toEqual({ ...hindi, "Own service": "Own service" });
  expect(options).toHaveLength(3);
  expect(serviceOptions(names).map(([, label]) => label)).toEqual([
    "GST Registration",
    "Own service",
    "Trademark Registration",
  ]);
});
