import type { Messages } from "../../message-shape.ts";
import { orders } from "./orders.ts";

export const messages: Messages["orders"] = { orders };
