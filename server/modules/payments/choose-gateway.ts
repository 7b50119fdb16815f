import type { CardGateway } from "./card-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

interface Asked {
  cardGateway: CardGateway | undefined;
  devPages: boolean;
}

/** The operator's account; on this machine alone a sandbox beside the shop; undefined: cards are not taken. */
export function chooseGateway(
  { cardGateway, devPages }: Asked,
  publicUrl: string,
): CardGateway | undefined {
  return cardGateway ?? (devPages ? sandboxGateway(publicUrl) : undefined);
}
