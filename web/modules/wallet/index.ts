export { walletPart } from "./parts/account/wallet-part.ts";
