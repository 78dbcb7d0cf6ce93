/**
 * Newer browsers answer a scroll with a promise (Chrome since 150). An effect that returns it has React call it as its clean-up, and the page
 * falls: typed like this, such an effect does not compile.
 */
interface Element {
  scrollIntoView(options?: boolean | ScrollIntoViewOptions): void | Promise<void>;
  scrollTo(options?: ScrollToOptions): void | Promise<void>;
  scrollTo(x: number, y: number): void | Promise<void>;
  scrollBy(options?: ScrollToOptions): void | Promise<void>;
  scrollBy(x: number, y: number): void | Promise<void>;
}

interface Window {
  scrollTo(options?: ScrollToOptions): void | Promise<void>;
  scrollTo(x: number, y: number): void | Promise<void>;
  scrollBy(options?: ScrollToOptions): void | Promise<void>;
  scrollBy(x: number, y: number): void | Promise<void>;
}
