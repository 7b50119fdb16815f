import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Messages } from "./message-shape.ts";

interface TextsProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Provides the texts of one language; both write numbers in Latin digits. */
export function Texts({ locale, messages, children }: TextsProps) {
  // The type of use-intl's messages is that of the shop.
  const own = messages as never;
  return (
    <IntlProvider locale={`${locale}-u-nu-latn`} messages={own} timeZone="Africa/Cairo">
      {children}
    </IntlProvider>
  );
}
