export { listsPart } from "./lists-part.ts";
