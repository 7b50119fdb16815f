import { expect, test } from "vitest";
import { companyRegistration } from "./company-registration.ts";

const MONA = {
  firstName: "منى",
  lastName: "السيد",
  email: "Mona@Example.com",
  password: "seven brass lamps",
  confirmPassword: "seven brass lamps",
};

test("requires a company name in both languages", () => {
  const company = { ...MONA, companyNameEn: "Nile Hotels", companyNameAr: "فنادق النيل" };
  expect(companyRegistration.safeParse(company).success).toBe(true);
  expect(companyRegistration.safeParse({ ...company, companyNameAr: " " }).success).toBe(false);
  expect(companyRegistration.safeParse({ ...company, taxNumber: "١٢٣-٤٥٦-٧٨٩" }).success).toBe(
    true,
  );
});
