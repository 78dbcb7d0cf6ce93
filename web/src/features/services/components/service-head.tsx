import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Service } from "@niyamdesk/domain/services/service";
import { PageHead } from "../../../ui/page-head.tsx";
import { headOf } from "../head.ts";
import { serviceData } from "../service-structured-data.ts";

export function ServiceHead({ service }: { service: Service }) {
  const { title, description } = headOf(service);
  return (
    <PageHead
      title={title}
      description={description}
      path={PATHS.service(service.id)}
      data={serviceData(service)}
      image={service.category}
    />
  );
}
