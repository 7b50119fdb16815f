import { expect, test } from "vitest";
import { EMPTY_VALUES } from "../checkout/checkout-values.ts";
import { isUntouched, knownContact, savedValues } from "./saved-values.ts";

const saved = {
  id: 7,
  isDefault: true,
  label: "Home",
  name: "Mona Salem",
  phone: "+201012345678",
  phone2: "",
  email: "mona@example.com",
  governorate: "EG-C",
  governorateName: "Cairo",
  city: "Nasr City",
  district: "",
  street: "Abbas",
  building: "12",
  floor: "3",
  apartment: "",
  landmark: "By the school",
  compound: "",
  postalCode: "",
  notes: "",
};

test("a saved address fills contact and address, and nothing the form does not know", () => {
  const { contact, address } = savedValues(saved);
  expect(contact).toEqual({
    name: "Mona Salem",
    phone: "010 1234 5678",
    phone2: "",
    email: "mona@example.com",
  });
  expect(address).toEqual({
    ...EMPTY_VALUES.address,
    governorate: "EG-C",
    city: "Nasr City",
    street: "Abbas",
    building: "12",
    floor: "3",
    landmark: "By the school",
  });
});

test("without an address book the person is known at least", () => {
  const user = { fullName: "Mona Salem", phone: null, email: "mona@example.com" };
  expect(knownContact(user)).toEqual({
    ...EMPTY_VALUES,
    contact: { name: "Mona Salem", phone: "", phone2: "", email: "mona@example.com" },
  });
});

test("what has been typed is never overwritten; a governorate chosen elsewhere does not count", () => {
  const { contact, address } = EMPTY_VALUES;
  expect(isUntouched(EMPTY_VALUES)).toBe(true);
  expect(isUntouched({ contact, address: { ...address, governorate: "EG-C" } })).toBe(true);
  expect(isUntouched({ contact, address: { ...address, city: "x" } })).toBe(false);
  expect(isUntouched({ contact: { ...contact, name: "x" }, address })).toBe(false);
});
