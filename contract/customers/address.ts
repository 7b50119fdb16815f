import * as z from "zod/mini";
import { mobile, optionalMobile } from "../kernel/phone.ts";
import { codeLine, line, requiredLine } from "../kernel/schema.ts";
import { GOVERNORATE_CODES } from "./governorates.ts";

/** A delivery address in Egypt, with the fields that couriers and the tax authority need. */
export const addressSchema = z.object({
  governorate: z.enum(GOVERNORATE_CODES),
  city: requiredLine(80),
  district: z.optional(line(80)),
  street: requiredLine(160),
  building: requiredLine(20),
  floor: z.optional(codeLine(10)),
  apartment: z.optional(codeLine(10)),
  landmark: z.optional(line(160)),
  compound: z.optional(line(80)),
  postalCode: z.optional(
    codeLine(10).check(
      z.refine((code) => code === "" || /^\d{5}$/.test(code), {
        params: { rule: "pattern" },
      }),
    ),
  ),
  notes: z.optional(line(300)),
});
export type Address = z.output<typeof addressSchema>;

/** An email, or empty. */
const optionalEmail = z.pipe(
  line(254),
  z.string().check(
    z.refine((text) => text === "" || z.email().safeParse(text).success, {
      params: { rule: "email" },
    }),
  ),
);

/** The recipient. Names in any script, with any number of parts. */
export const contactSchema = z.object({
  name: requiredLine(120),
  phone: mobile,
  phone2: z.optional(optionalMobile),
  email: z.optional(optionalEmail),
});
