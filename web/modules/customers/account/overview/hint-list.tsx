import { Building2, MapPin, ShieldCheck } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { type Hint, hintsFor } from "./hints.ts";

const DRAWINGS: Record<Hint["title"], LucideIconData> = {
  hintAddress: MapPin,
  hintTwoFactor: ShieldCheck,
  hintCompany: Building2,
};

/** A few cards at the end of the overview; none if nothing is missing or the data is not loaded. */
export function HintList({ account }: { account: Account }) {
  const t = useTranslations("account.overview");
  const isCompany = account.accountType === "company";
  const { answer } = useAnswer("hints", async () => {
    const [addresses, company] = await Promise.all([
      call("GET /api/v1/account/addresses"),
      isCompany ? call("GET /api/v1/account/company") : null,
    ]);
    return { addresses: addresses.items.length, review: company?.review ?? null };
  });
  const hints = answer.state === "ready" ? hintsFor({ account, ...answer.value }) : [];
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="hints">
      <h2 id="hints" className="mb-4 text-title">
        {t("hints")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {hints.map(({ title, text, part }) => (
          <Card key={title} as="li" panel className="flex-row! gap-4 p-5">
            <Icon icon={DRAWINGS[title]} size={24} className="text-brass" />
            <div>
              <CardLink href={accountPath(part)} className="font-heading font-medium">
                {t(title)}
              </CardLink>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{t(text)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
