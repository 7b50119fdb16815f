import * as z from "zod/mini";
import { accountFields, confirmed, personFields, reachable } from "../customers/registration.ts";
import { optionalMobile } from "../kernel/phone.ts";
import { codeLine, line, requiredLine } from "../kernel/schema.ts";

/** Landlines and fax as companies write them: digits, spaces and `+ - ( )`. */
const landline = codeLine(30).check(
  z.refine((text) => text === "" || /^\+?[\d\s\-()]{5,25}$/.test(text), {
    params: { rule: "pattern", example: "02 2270 1955" },
  }),
);

/** Nine digits, with or without dashes, as on the tax card; or empty. */
const taxNumber = codeLine(15).check(
  z.refine((text) => text === "" || /^\d{3}-?\d{3}-?\d{3}$/.test(text), {
    params: { rule: "pattern", example: "123-456-789" },
  }),
);

/** A website address; `https://` may be omitted. */
const website = z.pipe(
  line(200),
  z.string().check(
    z.refine((text) => text === "" || isWebsite(text), {
      params: { rule: "pattern", example: "www.example.com" },
    }),
  ),
);

function isWebsite(text: string): boolean {
  return /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{2,5})?(?:[/?#]\S*)?$/iu.test(
    text,
  );
}

export const companyFields = {
  companyNameEn: requiredLine(120),
  companyNameAr: requiredLine(120),
  website: z.optional(website),
  phoneNumber: z.optional(landline),
  mailBox: z.optional(line(60)),
  fax: z.optional(landline),
  responsibleMobile: z.optional(optionalMobile),
  taxNumber: z.optional(taxNumber),
};

export const companyRegistration = z
  .object({ ...personFields, ...companyFields, ...accountFields })
  .check(reachable, confirmed);
