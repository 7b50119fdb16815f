import { useEffect, useEffectEvent } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { Locale } from "#contract/kernel/locale.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { nest } from "./form-values.ts";

export interface FormRules<V> {
  /** Empty or initial values. */
  values: V;
  /** The contract's rules, loaded apart from the page. */
  schema: () => Promise<z.ZodMiniType>;
  /** A field's label, for messages that name it. */
  labelOf: (path: string) => string;
}

/** A form validated by the contract's rules when a field is left or changed, never while typing. */
export function useCheckedForm<V extends FieldValues>(rules: FormRules<V>): UseFormReturn<V> {
  const locale = usePageLocale();
  const onPrepare = useEffectEvent(() => void prepare(rules.schema));
  useEffect(() => onPrepare(), []);
  const resolver: Resolver<V> = async (values) => {
    const mistakes = await check(rules, values, locale);
    return mistakes.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nest(mistakes) as FieldErrors<V> };
  };
  return useForm<V>({
    defaultValues: rules.values as DefaultValues<V>,
    mode: "onBlur",
    reValidateMode: "onBlur",
    resolver,
  });
}

async function prepare(schema: () => Promise<z.ZodMiniType>) {
  return Promise.all([import("./form-rules.ts"), schema()]);
}

async function check<V>({ schema, labelOf }: FormRules<V>, values: unknown, locale: Locale) {
  const [{ findMistakes }, rules] = await prepare(schema);
  return findMistakes(rules, values, locale, labelOf);
}
