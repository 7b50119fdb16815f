import type { BankGateway } from "./bank/bank-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

interface Asked {
  bankGateway: BankGateway | undefined;
  devPages: boolean;
}

/** The operator's account; on this machine alone a sandbox beside the shop; undefined: no money is taken over a bank. */
export function chooseGateway(
  { bankGateway, devPages }: Asked,
  publicUrl: string,
): BankGateway | undefined {
  return bankGateway ?? (devPages ? sandboxGateway(publicUrl) : undefined);
}
