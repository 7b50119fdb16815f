import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { useOnceKey } from "#api-client/idempotency-key.ts";
import { call } from "#web/api/client.ts";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useShell } from "#web/shell/store.ts";

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

/**
 * The contact form: name and email are pre-filled for signed-in customers; the same text is
 * accepted only once.
 */
export function useMessageForm(onSent: (email: string) => void) {
  const t = useTranslations("contact.form");
  const keyOf = useOnceKey();
  const state = useShopForm<MessageValues>({
    values: EMPTY,
    draft: "contact",
    schema: async () => (await import("#contract/feedback/contact-endpoints.ts")).contactBody,
    labelOf: (path) => (path in EMPTY ? t(path as keyof MessageValues) : path),
    send: async (values) => {
      await call("POST /api/v1/feedback", { body: values, idempotencyKey: keyOf(values) });
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
