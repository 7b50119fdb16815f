import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import type { Verification } from "#contract/identity/credentials.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { nextPath } from "#web/shell/session/next-path.ts";
import { keepPendingCode } from "../code/pending-code.ts";
import type { RegistrationFieldName } from "./registration-field.tsx";
import { type PersonValues, REGISTRATION_DRAFT, SECRETS } from "./registration-values.ts";

interface Registration<V> {
  values: V;
  rules: () => Promise<z.ZodMiniType>;
  /** Path of the page. */
  form: string;
  register: (values: V) => Promise<Verification>;
}

/**
 * Submits a registration form, then goes to the code. The draft is kept until the account exists.
 */
export function useRegistration<V extends PersonValues>(options: Registration<V>) {
  const t = useTranslations("accounts.field");
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return useShopForm<V>({
    values: options.values,
    schema: options.rules,
    labelOf: (path) =>
      Object.hasOwn(options.values, path) ? t(path as RegistrationFieldName) : path,
    draft: REGISTRATION_DRAFT,
    keepsDraft: true,
    secrets: SECRETS,
    send: async (values) => {
      const verification = await options.register(values);
      keepPendingCode("registration", {
        ...verification,
        askedAt: Date.now(),
        form: options.form,
        next: nextPath(window.location.search),
      });
      await navigate(localPath("/auth/VerifyEmail"));
    },
  });
}
