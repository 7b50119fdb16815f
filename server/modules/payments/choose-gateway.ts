import type { BankGateway } from "./bank/bank-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

interface Asked {
  bankGateway: BankGateway | undefined;
  devPages: boolean;
}

/**
 * The operator's account; outside production the shop's own sandbox; undefined: no bank payments.
 */
export function chooseGateway(
  { bankGateway, devPages }: Asked,
  publicUrl: string,
): BankGateway | undefined {
  return bankGateway ?? (devPages ? sandboxGateway(publicUrl) : undefined);
}
