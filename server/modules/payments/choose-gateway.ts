import type { CardGateway } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

/** The operator's account; in development a sandbox on this server; undefined: cards are not taken. */
export function chooseGateway(
  { cardGateway, devPages }: { cardGateway: CardGateway | undefined; devPages: boolean },
  publicUrl: string,
): CardGateway | undefined {
  return cardGateway ?? (devPages ? sandboxGateway(publicUrl) : undefined);
}
