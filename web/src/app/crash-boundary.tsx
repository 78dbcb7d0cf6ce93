import { Component, type ErrorInfo, type ReactNode } from "react";
import { crash } from "#messages/crash.ts";
import { PREFIX } from "#messages/language.ts";
import { ModuleLoadError } from "../lib/loading/module-recovery.ts";
import { Alive } from "../lib/loading/page-alive.ts";
import { Button } from "../ui/button.tsx";

interface Props {
  /** `root`: nothing of the site is left to stand in; `page`: header and navigation still stand. */
  screen: "root" | "page";
  /** Where the visitor is: a crash of one page does not follow them to the next. */
  place?: string;
  children: ReactNode;
}

/** Catches what a part of the site throws while drawing, and offers ways on. */
export class CrashBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.place !== this.props.place) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    const tryAgain = this.props.screen === "page" ? () => this.setState({ error: null }) : null;
    return <CrashScreen moduleMissing={this.state.error instanceof ModuleLoadError} onTryAgain={tryAgain} />;
  }
}

function CrashScreen({
  moduleMissing,
  onTryAgain,
}: {
  moduleMissing: boolean;
  onTryAgain: (() => void) | null;
}) {
  return (
    <section
      role="alert"
      className="page grid min-h-[60dvh] place-content-center justify-items-center gap-3 py-16 text-center"
    >
      <Alive />
      <h1 className="text-title">{crash.title}</h1>
      <p className="max-w-prose opacity-80">{moduleMissing ? crash.moduleMissing : crash.words}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{crash.refresh}</Button>
        {onTryAgain && (
          <Button look="outline" onClick={onTryAgain}>
            {crash.tryAgain}
          </Button>
        )}
        <a href={`${PREFIX}/`} className="btn btn-ghost">
          {crash.goHome}
        </a>
      </div>
    </section>
  );
}
