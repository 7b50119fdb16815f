import type { Verification } from "#contract/identity/credentials.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { nextPath } from "#web/shell/session/next-path.ts";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import { keptInvitation } from "../../account/invitation/kept-invitation.ts";
import { keepPendingCode } from "../code/pending-code.ts";
import {
  EMPTY_COMPANY,
  type PersonValues,
  REGISTRATION_DRAFT,
  type RegistrationField,
  SECRETS,
} from "./registration-values.ts";

interface Registration<V> {
  values: V;
  rules: () => Promise<z.ZodMiniType>;
  /** Path of the page. */
  form: string;
  register: (values: V, invitation: string | null) => Promise<Verification>;
}

/** A form of registration: when it was taken, on to the code. What was typed stays until the account is there. */
export function useRegistration<V extends PersonValues>(options: Registration<V>) {
  const t = useTranslations("accounts.field");
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return useShopForm<V>({
    values: options.values,
    schema: options.rules,
    labelOf: (path) => (isField(path) ? t(path) : path),
    draft: REGISTRATION_DRAFT,
    keepsDraft: true,
    secrets: SECRETS,
    send: async (values) => {
      const verification = await options.register(values, keptInvitation());
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

function isField(path: string): path is RegistrationField {
  return Object.hasOwn(EMPTY_COMPANY, path);
}
