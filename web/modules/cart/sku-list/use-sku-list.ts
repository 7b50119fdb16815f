import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { fillCart } from "#web/shell/cart/cart-writes.ts";
import { forgetDraft } from "#web/shell/forms/form-draft.ts";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { shortOf } from "../short-of.ts";
import { addableOf, withSku } from "./addable.ts";

const DRAFT = "sku-list";

/** A list that was checked as `text`. */
interface Checked {
  text: string;
  lines: CheckedSkuLine[];
}

/** The typed list, its check, and adding it to the cart. */
export function useSkuList() {
  const t = useTranslations("skuList");
  const { busy, run } = useAction();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const heading = useRef<HTMLHeadingElement>(null);
  const [checked, setChecked] = useState<Checked>();
  /** Lines that are in the cart, while others still need attention. */
  const [added, setAdded] = useState(0);

  // Once the result is there: each check says so to screen readers, too.
  useEffect(() => {
    if (checked) heading.current?.focus();
  }, [checked]);

  const check = async (text: string) => {
    const { lines } = await call("POST /api/v1/cart/sku-list", { body: { text } });
    setChecked({ text, lines });
    setAdded(0);
  };
  const state = useShopForm({
    values: { text: "" },
    schema: async () => (await import("./sku-list-rules.ts")).skuListRules,
    labelOf: () => t("field"),
    send: ({ text }) => check(text),
    draft: DRAFT,
    keepsDraft: true,
  });
  const choose = (line: CheckedSkuLine, sku: string) => {
    const text = withSku(state.form.getValues("text"), line, sku);
    state.form.setValue("text", text);
    run("check", () => check(text));
  };
  const add = async ({ lines }: Checked) => {
    const { lines: wanted, isComplete } = addableOf(lines);
    const short = shortOf(wanted, await fillCart(wanted));
    if (short.length === 0 && isComplete) {
      forgetDraft(DRAFT);
      await navigate(localPath("/Cart"));
      return;
    }
    setAdded(wanted.length - short.filter(({ there }) => there === 0).length);
    heading.current?.focus();
  };
  return {
    state,
    checked,
    added,
    heading,
    busy,
    choose,
    add: () => checked && run("add", () => add(checked)),
    checkAgain: () => run("check", () => check(state.form.getValues("text"))),
  };
}
