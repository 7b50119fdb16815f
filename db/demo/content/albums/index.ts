import type { DemoAlbum } from "../types.ts";

export const albums: DemoAlbum[] = [];
