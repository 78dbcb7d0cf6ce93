import { createElement, Fragment, type ReactNode } from "react";

/**
 * A text with something drawn in it, such as a number or a link: it stands where the text says `{number}`, since each language
 * has an order of its own.
 */
export function Filled({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : parts[piece]));
  return createElement(Fragment, null, ...pieces);
}
