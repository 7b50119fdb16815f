import { useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type * as cityLists from "#contract/customers/cities/cities.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";

type Cities = typeof cityLists;

/** The city: suggests those of the chosen governorate, accepts any other. */
export function CityField({ prefix }: { prefix: string }) {
  const t = useTranslations("orders.field");
  const locale = usePageLocale();
  const listId = useId();
  const watched: unknown[] = useWatch({ name: [`${prefix}governorate`, `${prefix}city`] });
  const [governorate = "", city = ""] = watched.map((value) =>
    typeof value === "string" ? value : "",
  );
  const cities = useCities(governorate !== "");
  useFollow(`${prefix}city`, { governorate, city }, cities);
  return (
    <>
      <FormField
        name={`${prefix}city`}
        label={t("city")}
        autoComplete="address-level2"
        list={listId}
        required
      />
      <datalist id={listId}>
        {cities?.citiesOf(governorate, locale).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** The lists of cities, loaded once a governorate is chosen. */
function useCities(isWanted: boolean): Cities | undefined {
  const [cities, setCities] = useState<Cities>();
  useEffect(() => {
    // If the lists fail to load, the city is typed.
    if (isWanted) void import("#contract/customers/cities/cities.ts").then(setCities, () => {});
  }, [isWanted]);
  return cities;
}

interface Place {
  governorate: string;
  city: string;
}

/**
 * Clears the city when the governorate changes and the city belonged to the previous one, unless
 * the new one has a city of that name, or both were filled in together.
 */
function useFollow(name: string, { governorate, city }: Place, cities: Cities | undefined) {
  const { setValue } = useFormContext();
  const before = useRef({ governorate, city });
  useEffect(() => {
    const last = before.current;
    const isMove = last.governorate !== "" && last.governorate !== governorate;
    // Wait for the lists to judge a change of governorate.
    if (isMove && !cities) return;
    before.current = { governorate, city };
    if (!isMove || last.city !== city) return;
    const isLeftBehind = cities?.hasCity(last.governorate, city);
    if (isLeftBehind && !cities?.hasCity(governorate, city)) setValue(name, "");
  }, [name, governorate, city, cities, setValue]);
}
