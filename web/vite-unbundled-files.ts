import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:unbundled-files";
const require = createRequire(import.meta.url);

interface Folder {
  package: string;
  /** Within the package. */
  from: string;
  files: readonly string[];
}

/** By the name that the module gives the folder's address. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  // Scans are often packed as JPEG 2000 or JBIG2. In JavaScript: our policy lets nothing else run.
  PDF_DECODERS: {
    package: "pdfjs-dist",
    from: "wasm",
    files: [
      ...["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"],
      ...["LICENSE_JBIG2", "LICENSE_OPENJPEG", "LICENSE_PDFJS_JBIG2", "LICENSE_PDFJS_OPENJPEG"],
    ],
  },
  // Under the LGPL: a file of its own, unchanged, with its licence beside it.
  HEIF_DECODER: { package: "libheif-js", from: "libheif-wasm", files: ["libheif-bundle.mjs", "LICENSE"] },
};

/**
 * Files of packages that stand in a folder of their own as they are, and are fetched when they are needed. The module has each folder's
 * address.
 */
export function unbundledFiles(): Plugin {
  let serving = false;
  let base = "/";
  return {
    name: "niyamdesk:unbundled-files",
    configResolved: (config) => {
      serving = config.command === "serve";
      base = config.base;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const addresses = Object.entries(FOLDERS).map(([name, folder]) => {
        const source = path.join(rootOf(folder.package), folder.from);
        if (serving) return [name, `${base}@fs${source}/`];
        // A folder and no file by its name: without dots.
        const target = `assets/${folder.package}-${versionOf(folder.package).replaceAll(".", "-")}`;
        for (const file of folder.files) {
          const content = readFileSync(path.join(source, file));
          this.emitFile({ type: "asset", fileName: `${target}/${file}`, source: content });
        }
        return [name, `${base}${target}/`];
      });
      return addresses
        .map(([name, address]) => `export const ${name} = ${JSON.stringify(address)};`)
        .join("\n");
    },
  };
}

function rootOf(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(path.join(rootOf(name), "package.json"), "utf8")) as { version: string })
    .version;
}
