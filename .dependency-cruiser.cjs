/** Import direction: domain → zod and the phone tables only; web and functions → domain by package name, never each other. */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-imports-no-more-than-it-needs",
      severity: "error",
      from: { path: "^domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^domain/src", "node_modules/(zod|libphonenumber-js)"] },
    },
    {
      name: "web-not-functions",
      severity: "error",
      from: { path: "^web/src" },
      to: { path: "^(functions|tools|tests)/" },
    },
    {
      name: "functions-not-web",
      severity: "error",
      from: { path: "^functions/src" },
      to: { path: "^(web|tools|tests)/" },
    },
    {
      name: "domain-by-package-name",
      comment: "Say @niyamdesk/domain/…, not a relative path.",
      severity: "error",
      from: { pathNot: "^domain/" },
      to: { path: "^domain/", dependencyTypes: ["local"], dependencyTypesNot: ["npm", "aliased-workspace"] },
    },
    {
      name: "web-lib-and-ui-are-the-ground",
      severity: "error",
      from: { path: "^web/src/(lib|ui)/" },
      to: { path: "^web/src/(features|routes|app)/" },
    },
    {
      name: "web-features-below-routes",
      severity: "error",
      from: { path: "^web/src/features/" },
      to: { path: "^web/src/(routes|app)/" },
    },
    {
      name: "web-no-feature-imports-another",
      comment: "Routes compose features.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "web-routes-below-app",
      severity: "error",
      from: { path: "^web/src/routes/" },
      to: { path: "^web/src/app/" },
    },
    {
      name: "web-firebase-only-in-lib-and-data",
      severity: "error",
      from: { path: "^web/src", pathNot: ["^web/src/lib/", "^web/src/features/[^/]+/data/"] },
      to: { path: "node_modules/(firebase|@firebase|reactfire)/" },
    },
    {
      name: "functions-ground-below-nouns",
      severity: "error",
      from: { path: "^functions/src/(platform|integrations)/" },
      to: { path: "^functions/src/", pathNot: "^functions/src/(platform|integrations)/" },
    },
    {
      name: "functions-nouns-below-entries",
      comment:
        "What is deployed, and the lists of all nouns, stand above what they do: an entry hands the operation the list. That no two nouns import each other is held by tools/nouns.test.ts.",
      severity: "error",
      from: {
        path: "^functions/src/[^/]+/",
        pathNot: ["\\.(callable|job|trigger|webhook|page)\\.ts$", "\\.test\\.ts$"],
      },
      to: {
        path: ["\\.(callable|job|trigger|webhook|page)\\.ts$", "^functions/src/[^/]+\\.ts$"],
      },
    },
    {
      name: "functions-outbox-below-nouns",
      comment: "Whoever tells of something queues a mail of its own; the outbox knows none of them.",
      severity: "error",
      from: {
        path: "^functions/src/mail/",
        pathNot: ["\\.(job|trigger|callable)\\.ts$", "\\.test\\.ts$"],
      },
      to: { path: "^functions/src/", pathNot: "^functions/src/(mail|platform|integrations)/" },
    },
    {
      name: "domain-base-below-nouns",
      severity: "error",
      from: { path: "^domain/src/(base|fields|money|phone|places|time)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^domain/src/", pathNot: "^domain/src/(base|fields|money|phone|places|time)/" },
    },
    {
      name: "no-test-code-in-product",
      severity: "error",
      from: { path: "^(domain|web|functions)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: ["\\.test\\.tsx?$", "node_modules/(vitest|fast-check|playwright)/"] },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(lib|dist|\\.local)/(?!.*src)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
