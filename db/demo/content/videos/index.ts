import type { DemoVideo } from "../types.ts";

export const videos: DemoVideo[] = [];
