import { useNavigate } from "react-router-dom";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { Icon } from "../../ui/icon.tsx";

export default function NotFoundPage() {
  const navigate = useNavigate();
  usePageTitle("Page Not Found");
  // A visitor who came straight to a wrong address has no page to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(PATHS.home));
  return (
    <DeadEnd
      title="Page Not Found"
      ways={
        <>
          <ButtonLink to={PATHS.home}>Home</ButtonLink>
          <Button look="outline" onClick={goBack}>
            <Icon name="arrow-left" size={18} />
            Go Back
          </Button>
        </>
      }
    >
      The address may be mistyped, or the page has moved.
    </DeadEnd>
  );
}
