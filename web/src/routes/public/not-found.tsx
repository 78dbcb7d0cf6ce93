import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useLocation, useNavigate } from "react-router-dom";
import { common } from "#messages/common.ts";
import { notFound } from "#messages/not-found.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export default function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A visitor who came straight to a wrong address has no page to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(PATHS.home));
  return (
    <DeadEnd
      title={notFound.title}
      ways={
        <>
          <ButtonLink to={PATHS.home}>{common.home}</ButtonLink>
          <Button look="outline" onClick={goBack}>
            <Icon name="arrow-left" size={18} />
            {notFound.goBack}
          </Button>
        </>
      }
    >
      <PageHead title={notFound.title} description={notFound.description} path={pathname} indexed={false} />
      {notFound.words}
    </DeadEnd>
  );
}
