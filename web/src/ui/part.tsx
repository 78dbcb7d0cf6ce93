import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { crash } from "#messages/crash.ts";
import { ModuleLoadError } from "../lib/loading/module-recovery.ts";
import { Button } from "./button.tsx";

interface Props {
  /** While its file is on its way. */
  waiting: ReactNode;
  /** A `lazyPage`: something that a page can do without. */
  children: ReactNode;
}

/** A part of a page that comes later, or not at all: whatever becomes of it, the page around it stands. */
export class Part extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("A part of the page failed") };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <p>{error instanceof ModuleLoadError ? crash.moduleMissing : crash.words}</p>
        <Button look="outline" onClick={() => window.location.reload()}>
          {crash.refresh}
        </Button>
      </div>
    );
  }
}
