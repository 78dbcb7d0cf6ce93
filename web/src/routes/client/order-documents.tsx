import { orders as words } from "#messages/orders.ts";
import { DocumentList } from "../../features/services/components/document-list.tsx";
import { useService } from "../../features/services/data/service.ts";
import { ErrorState, SkeletonRows } from "../../ui/states.tsx";

/** What the service of an order asks for: its stored list, or the built-in one. */
export function OrderDocuments({ serviceId, open }: { serviceId: string; open: boolean }) {
  const { data, loading, failed, retry } = useService(serviceId);
  if (loading) return <SkeletonRows rows={2} label={words.documentsLoading} />;
  if (failed) return <ErrorState title={words.documentsFailed} onRetry={retry} />;
  const documents = data?.service?.required_documents;
  if (documents === undefined) {
    return <p>{words.documentsTold}</p>;
  }
  return (
    <>
      {open && documents.length > 0 && <p className="muted mb-4 text-sm">{words.documentsReady}</p>}
      <DocumentList documents={documents} />
    </>
  );
}
