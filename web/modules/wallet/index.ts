export { walletPart } from "./wallet-part.ts";
