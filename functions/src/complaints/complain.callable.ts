import { defineCallable } from "../platform/define-callable.ts";
import { complain as send } from "./complain.ts";

/** 'Not satisfied' with an order: administrators answer within a stated time. */
export const complain = defineCallable("complain", { roles: ["client_user"] }, send);
