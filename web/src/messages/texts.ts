/**
 * The shape of a catalogue's texts in another language: each text a text, each function one of the same values. A language
 * that lacks a text, or has one too many, does not compile.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Texts<Result>
    : { readonly [Key in keyof T]: Texts<T[Key]> };
