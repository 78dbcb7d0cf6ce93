import { expect, it } from "vitest";
import { actionLinkIn, actionLinkKept } from "./action-link.ts";

it("[A-08] only what the link does and its code are read; where else it would lead is not", () => {
  expect(
    actionLinkIn(
      "?mode=recoverEmail&oobCode=abc&apiKey=k&lang=en&continueUrl=https%3A%2F%2Felsewhere.example",
    ),
  ).toEqual({ mode: "recoverEmail", code: "abc" });
});

it("[A-08] what our own links do, no code of the provider does", () => {
  for (const mode of ["invitation", "resetPassword", "verifyEmail", "verifyAndChangeEmail"]) {
    expect(actionLinkIn(`?mode=${mode}&token=t0ken&oobCode=abc`)).toEqual({ mode, code: "t0ken" });
    expect(actionLinkIn(`?mode=${mode}&oobCode=abc`)).toEqual({ mode, code: "" });
  }
});

it("[AUTH-08] a link that lost its end is told from no link at all", () => {
  expect(actionLinkIn("?mode=resetPassword")).toEqual({ mode: "resetPassword", code: "" });
  expect(actionLinkIn("")).toBeNull();
  expect(actionLinkIn("?next=%2Fuser")).toBeNull();
});

it("[AUTH-08] what the history kept is read without trust", () => {
  expect(actionLinkKept({ link: { mode: "verifyEmail", code: "abc" } })).toEqual({
    mode: "verifyEmail",
    code: "abc",
  });
  for (const state of [
    null,
    undefined,
    "x",
    {},
    { link: null },
    { link: { mode: 1, code: "a" } },
    { link: {} },
  ]) {
    expect(actionLinkKept(state)).toBeNull();
  }
});
