import { MapPin } from "lucide-react";
import { frame } from "#messages/workspaces/frame.ts";
import type { PageLink } from "../../lib/page/page-link.ts";

export default { label: frame.links.territory, icon: MapPin, partnerOnly: true } satisfies PageLink;
