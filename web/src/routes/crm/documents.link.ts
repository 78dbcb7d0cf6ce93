import { FileCheck2 } from "lucide-react";
import { frame } from "#messages/workspaces/frame.ts";
import type { PageLink } from "../../lib/page/page-link.ts";

export default { label: frame.links.documents, icon: FileCheck2 } satisfies PageLink;
