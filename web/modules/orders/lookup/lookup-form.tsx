import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { message } from "#contract/kernel/messages.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath, usePageLocale } from "#web/i18n/page-locale.tsx";
import { NeedsScript } from "#web/shell/account/needs-script.tsx";
import { keepFocus } from "#web/shell/forms/keep-focus.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import { rememberOrder } from "../known-orders.ts";

type FieldName = "number" | "phoneOrEmail";
type Errors = Partial<Record<FieldName, string | undefined>>;

/**
 * Finds an order by its number and the phone or email it was placed with. Typed values stay in the
 * form.
 */
export function LookupForm() {
  const t = useTranslations("orders.lookup");
  const { errors, problem, sending, check, submit } = useLookup();
  const required = useTranslations("orders.checkout")("required");
  const attributes = (name: FieldName) => ({
    name,
    onBlur: (event: { target: HTMLInputElement }) => check(name, event.target.value),
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <NeedsScript />
      <Field
        label={t("number")}
        required
        mark={required}
        hint={t("numberHint")}
        error={errors.number}
      >
        <TextInput ltr autoComplete="off" autoCapitalize="characters" {...attributes("number")} />
      </Field>
      <Field
        label={t("phoneOrEmail")}
        required
        mark={required}
        hint={t("phoneOrEmailHint")}
        error={errors.phoneOrEmail}
      >
        <TextInput ltr autoComplete="tel" inputMode="email" {...attributes("phoneOrEmail")} />
      </Field>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <Button
        type="submit"
        className="noscript:hidden"
        onMouseDown={keepFocus}
        loading={sending}
        loadingLabel={t("finding")}
      >
        {t("find")}
      </Button>
    </form>
  );
}

function useLookup() {
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const locale = usePageLocale();
  const offline = useTranslations("shell")("offline");
  const navigate = useNavigate();
  const localPath = useLocalePath();

  const mistake = (value: string) =>
    value.trim() === "" ? message("validation.required", locale) : undefined;
  const check = (name: FieldName, value: string) =>
    setErrors((before) => ({ ...before, [name]: mistake(value) }));

  const send = async (number: string, phoneOrEmail: string) => {
    setSending(true);
    setProblem(undefined);
    try {
      const order = await call("POST /api/v1/orders/lookup", { body: { number, phoneOrEmail } });
      rememberOrder(order);
      await navigate(localPath(`/orders-and-returns/${order.number}`));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const fields = (error.problem.errors ?? []).map(({ path, message: text }) => [path, text]);
      setErrors(Object.fromEntries(fields) as Errors);
      setProblem(error.code === OFFLINE ? offline : error.message);
    }
    setSending(false);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = { number: textOf(data, "number"), phoneOrEmail: textOf(data, "phoneOrEmail") };
    for (const name of ["number", "phoneOrEmail"] as const) check(name, typed[name]);
    const empty = (["number", "phoneOrEmail"] as const).find((name) => typed[name].trim() === "");
    if (empty) form.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
    else if (!sending) await send(typed.number, typed.phoneOrEmail);
  };
  return { errors, problem, sending, check, submit };
}

function textOf(data: FormData, name: FieldName): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
