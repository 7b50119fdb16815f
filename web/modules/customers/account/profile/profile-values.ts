import type { Account } from "#contract/customers/account-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";

/** Names and the other data given at registration, as typed. */
export interface ProfileValues extends Record<string, string> {
  firstName: string;
  lastName: string;
  fullNameEn: string;
  fullNameAr: string;
  gender: string;
  birthDate: string;
  address: string;
  city: string;
  place: string;
  locale: string;
}

export function profileValues(account: Account): ProfileValues {
  const { firstName, lastName, locale } = account;
  const optional = {
    fullNameEn: account.fullNameEn,
    fullNameAr: account.fullNameAr,
    gender: account.gender,
    birthDate: account.birthDate,
    address: account.address,
    city: account.city,
    place: account.place,
  };
  const texts = Object.entries(optional).map(([name, text]) => [name, text ?? ""]);
  return { firstName, lastName, locale, ...Object.fromEntries(texts) } as ProfileValues;
}

/** The request body: empty texts as well, since they clear a value. */
export function profileBody(values: ProfileValues) {
  const { gender, locale, ...texts } = values;
  return { ...texts, gender: gender as "" | "male" | "female", locale: locale as Locale };
}
