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

test("what was left empty is not sent, passwords go as typed", () => {
  expect(personBody(MONA, null)).toEqual({
    firstName: "منى",
    lastName: "السيد",
    phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
    password: " with spaces ",
    confirmPassword: " with spaces ",
  });
});

test("a ticked newsletter carries the version of its words; an invitation its secret", () => {
  expect(personBody({ ...MONA, newsletter: true }, "secret")).toMatchObject({
    newsletter: true,
    newsletterText: NEWSLETTER_VERSION,
    invitation: "secret",
  });
});

test("both forms have exactly the fields that the contract asks for", () => {
  expect([...Object.keys(EMPTY_PERSON), "newsletterText", "invitation"].toSorted()).toEqual(
    Object.keys(personRegistration.shape).toSorted(),
  );
  expect([...Object.keys(EMPTY_COMPANY), "newsletterText"].toSorted()).toEqual(
    Object.keys(companyRegistration.shape).toSorted(),
  );
});

test("a company sends its names beside the person's", () => {
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
