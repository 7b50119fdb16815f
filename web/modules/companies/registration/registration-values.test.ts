import { expect, test } from "vitest";
import { companyRegistration } from "#contract/companies/company-registration.ts";
import { NEWSLETTER_VERSION } from "#contract/customers/newsletter-text.ts";
import { personRegistration } from "#contract/customers/registration.ts";
import { EMPTY_PERSON, personBody } from "#web/modules/customers/index.ts";
import { companyBody, EMPTY_COMPANY } from "./company-registration-values.ts";

const MONA = {
  ...EMPTY_PERSON,
  firstName: "منى",
  lastName: "السيد",
  phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
  password: " with spaces ",
  confirmPassword: " with spaces ",
};

test("omits empty fields and sends passwords unchanged", () => {
  expect(personBody(MONA, null)).toEqual({
    firstName: "منى",
    lastName: "السيد",
    phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
    password: " with spaces ",
    confirmPassword: " with spaces ",
  });
});

test("sends the newsletter text version and the invitation", () => {
  expect(personBody({ ...MONA, newsletter: true }, "secret")).toMatchObject({
    newsletter: true,
    newsletterText: NEWSLETTER_VERSION,
    invitation: "secret",
  });
});

test("has exactly the contract's fields in both forms", () => {
  expect([...Object.keys(EMPTY_PERSON), "newsletterText", "invitation"].toSorted()).toEqual(
    Object.keys(personRegistration.shape).toSorted(),
  );
  expect([...Object.keys(EMPTY_COMPANY), "newsletterText"].toSorted()).toEqual(
    Object.keys(companyRegistration.shape).toSorted(),
  );
});

test("sends the company's names with the person's data", () => {
  const nile = {
    ...EMPTY_COMPANY,
    ...MONA,
    companyNameEn: "Nile",
    companyNameAr: "النيل",
    fax: " ",
  };
  const body = companyBody(nile);
  expect(body).toEqual({
    ...personBody(MONA, null),
    companyNameEn: "Nile",
    companyNameAr: "النيل",
  });
});
