import type { ListName } from "@niyamdesk/domain/lists/lists";
import { LONGEST_VIEW_NAME } from "@niyamdesk/domain/lists/saved-views";
import { list as words } from "#messages/list.ts";
import { useSavedViews } from "../../lib/list/saved-views.ts";
import type { ViewInAddress } from "../../lib/list/use-list-view.ts";
import { toast } from "../../lib/page/toast.ts";
import { ViewsMenu } from "./views-menu.tsx";

/** The person's own saved views of a list; nothing while they cannot be read. */
export function SavedViewsMenu({ list, at }: { list: ListName; at: ViewInAddress }) {
  const saved = useSavedViews(list);
  if (saved === null) return null;
  return (
    <ViewsMenu
      views={saved.views}
      current={at.address}
      isFull={saved.isFull}
      longestName={LONGEST_VIEW_NAME}
      onOpen={at.goTo}
      onSave={async (name) => {
        await saved.save(name, at.address);
        toast("success", words.viewSaved(name));
      }}
      onRemove={saved.remove}
    />
  );
}
