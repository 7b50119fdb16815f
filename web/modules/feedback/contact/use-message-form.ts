import { accountCall } from "#web/api/account-calls.ts";
import { newKey } from "#web/modules/cart/index.ts";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useShell } from "#web/shell/store.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";

interface MessageValues {
  userName: string;
  email: string;
  message: string;
  description: string;
  leaveEmpty: string;
}

const EMPTY: MessageValues = {
  userName: "",
  email: "",
  message: "",
  description: "",
  leaveEmpty: "",
};

/** The contact form: name and email of a signed-in customer are there already; the same text counts once. */
export function useMessageForm(onSent: (email: string) => void) {
  const t = useTranslations("contact.form");
  const keyOf = useRepeatKey();
  const state = useShopForm<MessageValues>({
    values: EMPTY,
    draft: "contact",
    schema: async () => (await import("#contract/feedback/contact-endpoints.ts")).contactBody,
    labelOf: (path) => (path in EMPTY ? t(path as keyof MessageValues) : path),
    send: async (values) => {
      await accountCall("sendFeedback", { body: values, idempotencyKey: keyOf(values) });
      onSent(values.email.trim());
    },
  });
  const userInfo = useShell((shell) => shell.userInfo);
  const onUser = useEffectEvent(() => {
    const { getValues, setValue } = state.form;
    const { fullName, email } = userInfo ?? {};
    if (typeof fullName === "string" && !getValues("userName")) setValue("userName", fullName);
    if (typeof email === "string" && !getValues("email")) setValue("email", email);
  });
  useEffect(() => onUser(), [userInfo]);
  return state;
}

/** A text that is sent again after an answer got lost carries the key it had. */
function useRepeatKey() {
  const last = useRef({ text: "", key: "" });
  return (values: MessageValues): string => {
    const text = JSON.stringify(values);
    if (text !== last.current.text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
