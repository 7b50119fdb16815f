import { describe, expect, test } from "vitest";
import { EMPTY_VALUES } from "../checkout/checkout-values.ts";
import { knownContact, savedValues, withKnown } from "./saved-values.ts";

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

test("fills contact and address from a saved address, dropping other fields", () => {
  const { contact, address } = savedValues({ contact: saved, address: saved });
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

test("fills the contact from the account without an address book", () => {
  const user = { fullName: "Mona Salem", phone: null, email: "mona@example.com" };
  expect(knownContact(user)).toEqual({
    ...EMPTY_VALUES,
    contact: { name: "Mona Salem", phone: "", phone2: "", email: "mona@example.com" },
  });
});

describe("withKnown", () => {
  const { contact, address } = EMPTY_VALUES;
  const known = savedValues({ contact: saved, address: saved });

  test("fills contact and address when nothing was typed", () => {
    expect(withKnown(EMPTY_VALUES, known)).toEqual(known);
  });

  test("keeps a typed contact and fills the address", () => {
    const typed = { ...contact, name: "Laila" };
    expect(withKnown({ contact: typed, address }, known)).toEqual({
      contact: typed,
      address: known.address,
    });
  });

  test("keeps a typed address as a whole and fills the contact", () => {
    const typed = { ...address, city: "Giza" };
    expect(withKnown({ contact, address: typed }, known)).toEqual({
      contact: known.contact,
      address: typed,
    });
  });

  test("replaces a governorate chosen on another page by a known one", () => {
    const chosen = { contact, address: { ...address, governorate: "EG-ALX" as const } };
    expect(withKnown(chosen, known).address.governorate).toBe("EG-C");
    expect(withKnown(chosen, EMPTY_VALUES).address.governorate).toBe("EG-ALX");
  });
});
