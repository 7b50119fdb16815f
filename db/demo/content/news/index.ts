import type { DemoNewsItem } from "../types.ts";

export const news: DemoNewsItem[] = [];
