import { useTranslations } from "use-intl";
import { SideNav } from "../side-nav.tsx";

const POLICIES = new Set(["/terms-and-conditions", "/privacy-policy", "/FAQ"]);

/** Links to related pages: those about the company, or those with its terms. */
export function CompanyNav({ current }: { current: string }) {
  const company = useTranslations("content.company");
  const policies = useTranslations("content.policies");
  if (POLICIES.has(current)) {
    return (
      <SideNav
        label={policies("label")}
        current={current}
        links={[
          { text: policies("terms"), path: "/terms-and-conditions" },
          { text: policies("privacy"), path: "/privacy-policy" },
          { text: policies("faq"), path: "/FAQ" },
        ]}
      />
    );
  }
  return (
    <SideNav
      label={company("label")}
      current={current}
      links={[
        { text: company("about"), path: "/about-us" },
        { text: company("director"), path: "/about-us/director-speech" },
        { text: company("vision"), path: "/about-us/vision-mission-values-goals" },
        { text: company("sustainability"), path: "/sustainability-statement" },
      ]}
    />
  );
}
