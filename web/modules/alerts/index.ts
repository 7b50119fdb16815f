export { AlertBox } from "./alert-box.tsx";
export { alertsPart } from "./alerts-part.ts";
