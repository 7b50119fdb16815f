import { expect, test } from "vitest";
import { accountEndpoints } from "#contract/customers/account-endpoints.ts";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { profileBody, profileValues } from "./profile-values.ts";

const account: Account = {
  id: 1,
  firstName: "منى",
  lastName: "السيد",
  fullName: "منى السيد",
  fullNameEn: "Mona El Sayed",
  fullNameAr: null,
  email: "mona@example.com",
  phone: null,
  accountType: "person",
  gender: null,
  birthDate: "1990-05-01",
  address: null,
  city: "القاهرة",
  place: null,
  locale: "ar",
  emailVerified: true,
  phoneVerified: false,
  twoFactor: false,
  createdAt: "2026-11-21T06:00:00Z",
  newsletter: null,
};

test("shows missing account values as empty fields", () => {
  expect(profileValues(account)).toEqual({
    firstName: "منى",
    lastName: "السيد",
    fullNameEn: "Mona El Sayed",
    fullNameAr: "",
    gender: "",
    birthDate: "1990-05-01",
    address: "",
    city: "القاهرة",
    place: "",
    locale: "ar",
  });
});

test("creates a body that the contract accepts, with an emptied field", () => {
  const body = profileBody({ ...profileValues(account), city: "" });
  const taken = accountEndpoints.updateAccount.body.safeParse(body);
  expect(taken.success && taken.data).toEqual(body);
});
