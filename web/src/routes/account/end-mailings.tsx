import { PATHS } from "@niyamdesk/domain/base/addresses";
import { endMailings as words } from "#messages/end-mailings.ts";
import { EndMails } from "../../features/accounts/components/end-mails.tsx";
import { endMailings } from "../../features/communications/end-mailings.ts";
import { ButtonLink } from "../../ui/button.tsx";

export default function EndMailings() {
  return (
    <EndMails
      words={words}
      end={endMailings}
      foot={
        <ButtonLink to={PATHS.user.privacy} look="quiet" block>
          {words.toPrivacy}
        </ButtonLink>
      }
    />
  );
}
