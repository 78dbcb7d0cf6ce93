import { CATALOGUE } from "@niyamdesk/domain/catalogue/catalogue";
import type { Plugin } from "vite";

const ID = "virtual:catalogue-services";
const SERVICE_ID = /^virtual:catalogue-service\/(?<slug>.+)$/;

/**
 * The page of one service needs the built-in text of that service only: each becomes a file of its own, loaded by slug.
 * Taken from the catalogue itself, so that no list has to be kept beside it.
 */
export function catalogueServices(): Plugin {
  return {
    name: "niyamdesk:catalogue-services",
    resolveId: (id) => (id === ID || SERVICE_ID.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${ID}`) return `export const LOADERS = { ${CATALOGUE.map(loader).join(", ")} };`;
      const slug = SERVICE_ID.exec(id.slice(1))?.groups?.slug;
      const service = CATALOGUE.find((entry) => entry.id === slug);
      return service ? `export const service = ${JSON.stringify(service)};` : undefined;
    },
  };
}

function loader({ id }: { id: string }): string {
  return `${JSON.stringify(id)}: () => import(${JSON.stringify(`virtual:catalogue-service/${id}`)})`;
}
