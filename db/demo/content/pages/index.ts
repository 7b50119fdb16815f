import type { DemoContentPage } from "../types.ts";

export const contentPages: DemoContentPage[] = [];
