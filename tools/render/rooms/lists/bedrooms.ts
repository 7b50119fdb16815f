import type { RoomView } from "../room-view.ts";
export const bedroomViews: RoomView[] = [];
