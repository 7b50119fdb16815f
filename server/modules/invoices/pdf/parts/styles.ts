import { INK, INK_FAINT, INK_SOFT } from "../sheet.ts";
import type { Style } from "../text/typesetter.ts";

export const TITLE: Style = { look: "strong", size: 22, color: INK };
export const NAME: Style = { look: "strong", size: 17, color: INK };
export const LABEL: Style = { look: "text", size: 8, color: INK_FAINT };
export const VALUE: Style = { look: "strong", size: 9.5, color: INK };
export const BODY: Style = { look: "text", size: 9, color: INK_SOFT };
export const ITEM: Style = { look: "text", size: 9.5, color: INK };
export const FIGURE: Style = { look: "figure", size: 9.5, color: INK };
export const SOFT_FIGURE: Style = { look: "figure", size: 9.5, color: INK_SOFT };
export const SUM: Style = { look: "strong", size: 13, color: INK };
