import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { type Sheet, WIDTH } from "../sheet.ts";
import { plainText, technicalText } from "../text/text-runs.ts";
import type { Say } from "../words.ts";
import { BODY, LABEL, VALUE } from "./styles.ts";

const GAP = 28;

/** Seller and buyer, side by side. */
export function drawParties(sheet: Sheet, document: InvoiceDocument, say: Say): void {
  const width = (WIDTH - GAP) / 2;
  const heights = [
    drawParty(sheet, sellerOf(document, say), { start: 0, width }),
    drawParty(sheet, buyerOf(document, say), { start: width + GAP, width }),
  ];
  sheet.y += Math.max(...heights);
}

interface Party {
  label: string;
  name: string;
  rows: string[];
}

function drawParty(sheet: Sheet, party: Party, place: { start: number; width: number }): number {
  let y = sheet.y;
  y += sheet.textAt(y, party.label, LABEL, place) + 2;
  y += sheet.textAt(y, party.name, { ...VALUE, size: 11 }, place) + 2;
  for (const row of party.rows) y += sheet.textAt(y, row, BODY, place);
  return y - sheet.y;
}

function sellerOf({ seller }: InvoiceDocument, say: Say): Party {
  const contacts = [seller.phone, seller.email].filter(Boolean).map(isolated);
  return {
    label: say("parties.seller"),
    name: plainText(seller.name),
    rows: [
      technicalText(seller.address),
      seller.taxNumber && say("parties.taxNumber", { number: seller.taxNumber }),
      seller.commercialRegister &&
        say("parties.commercialRegister", { number: seller.commercialRegister }),
      contacts.join(" · "),
    ].filter(Boolean),
  };
}

function buyerOf({ buyer }: InvoiceDocument, say: Say): Party {
  const name = plainText(buyer.name);
  return {
    label: say("parties.buyer"),
    name: buyer.companyName === null ? name : plainText(buyer.companyName),
    rows: [
      buyer.companyName === null ? "" : say("parties.orderedBy", { name }),
      buyer.taxNumber === null ? "" : say("parties.taxNumber", { number: buyer.taxNumber }),
      buyer.nationalId === null ? "" : say("parties.nationalId", { number: buyer.nationalId }),
      technicalText(buyer.address ?? ""),
      buyer.phone === null ? "" : isolated(buyer.phone),
    ].filter(Boolean),
  };
}
