import type { DemoNewsItem } from "../types.ts";
import { autumnNews } from "./autumn.ts";
import { springNews } from "./spring.ts";
import { summerNews } from "./summer.ts";

export const news: DemoNewsItem[] = [...autumnNews, ...summerNews, ...springNews];
