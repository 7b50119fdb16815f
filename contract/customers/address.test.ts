import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { validationMessage } from "../kernel/validation.ts";
import { addressSchema, contactSchema } from "./address.ts";
import { GOVERNORATE_CODES } from "./governorates.ts";

const ADDRESS = { governorate: "EG-C", city: "مدينة نصر", street: "عباس العقاد", building: "١٢أ" };
const CONTACT = { name: "منى سالم", phone: "٠١٠ ١٢٣٤ ٥٦٧٨" };

/** Validation messages by field. */
function complaints(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return Object.fromEntries(
    issues.map((issue) => [issue.path.join("."), validationMessage(issue).key]),
  );
}

test("requires governorate, city, street and building", () => {
  expect(addressSchema.parse(ADDRESS)).toEqual(ADDRESS);
  expect(complaints(addressSchema, {})).toEqual({
    governorate: "required",
    city: "required",
    street: "required",
    building: "required",
  });
});

test("accepts floor, apartment and postal code in any digits", () => {
  const typed = { ...ADDRESS, floor: "٣", apartment: "۱۲", postalCode: "١١٧٦٥" };
  expect(addressSchema.parse(typed)).toMatchObject({
    floor: "3",
    apartment: "12",
    postalCode: "11765",
  });
});

test("accepts a postal code of five digits or none", () => {
  expect(complaints(addressSchema, { ...ADDRESS, postalCode: "" })).toEqual({});
  for (const postalCode of ["1176", "117655", "1176a"]) {
    expect(complaints(addressSchema, { ...ADDRESS, postalCode })).toEqual({
      postalCode: "pattern",
    });
  }
});

test("accepts only known governorate codes", () => {
  for (const governorate of GOVERNORATE_CODES) {
    expect(complaints(addressSchema, { ...ADDRESS, governorate })).toEqual({});
  }
  expect(complaints(addressSchema, { ...ADDRESS, governorate: "Cairo" })).toEqual({
    governorate: "oneOf",
  });
});

test("requires only a name and a mobile number", () => {
  expect(contactSchema.parse(CONTACT)).toEqual({ name: "منى سالم", phone: "+201012345678" });
  expect(complaints(contactSchema, {})).toEqual({ name: "required", phone: "required" });
});

test("accepts empty optional fields and validates filled ones", () => {
  const empty = { ...CONTACT, phone2: "", email: "" };
  expect(contactSchema.parse(empty)).toMatchObject({ phone2: "", email: "" });
  expect(complaints(contactSchema, { ...CONTACT, phone2: "123", email: "mona@" })).toEqual({
    phone2: "phone",
    email: "email",
  });
  expect(contactSchema.parse({ ...CONTACT, email: " m@x.eg " }).email).toBe("m@x.eg");
});
