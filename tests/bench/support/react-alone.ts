import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bytes, gzipped, of a page that renders nothing with React: the floor under every page of ours. */
export async function reactAlone(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { createRoot } from "react-dom/client"; createRoot(document.body).render(null);',
      resolveDir: path.resolve(import.meta.dirname, "../../../web"),
    },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}
