import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

/** Account at the bank whose page takes cards (Paymob Egypt), as the operator configured it. */
export interface CardGateway {
  /** `https://accept.paymob.com`, or a local server that speaks the same. */
  url: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  /** Payment methods of the merchant's account: integration ids. */
  integrationIds: readonly number[];
}

/** The operator's account; in development a sandbox on this server; undefined: cards are not taken. */
export function chooseGateway(
  { cardGateway, devPages }: { cardGateway: CardGateway | undefined; devPages: boolean },
  publicUrl: string,
): CardGateway | undefined {
  return cardGateway ?? (devPages ? sandboxGateway(publicUrl) : undefined);
}
