import { Box } from "@mui/material";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Difference } from "../../shell/forms/compare-facts.ts";
import { colours } from "../../shell/theme/colours.ts";
import { visuallyHidden } from "../../shell/theme/visually-hidden.ts";
import { factText } from "./fact-values.ts";

/** Field by field: the old value struck through, and the new one. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        marginBlockStart: 0.5,
        padding: 1.25,
        borderRadius: 2,
        backgroundColor: colours.plaster,
        fontSize: "0.8125rem",
        display: "grid",
        gridTemplateColumns: "minmax(5rem, auto) minmax(0, 1fr)",
        columnGap: 2,
        rowGap: 0.25,
        "& dt": { color: "text.secondary" },
        "& dd": { margin: 0, overflowWrap: "anywhere" },
      }}
    >
      {differences.map((difference) => (
        <OneDifference key={difference.field} {...difference} />
      ))}
    </Box>
  );
}

function OneDifference({ field, before, after }: Difference) {
  const text = useText();
  const nameOf = useFactName();
  const valueOf = useFactValue(field);
  return (
    <Box sx={{ display: "contents" }}>
      <dt>
        <bdi>{nameOf(field)}</bdi>
      </dt>
      <dd>
        {before !== undefined && (
          <>
            <Said>{text("staff.audit.before")}</Said>
            <Box component="del" sx={{ color: "error.main", marginInlineEnd: 1 }}>
              <bdi>{valueOf(before)}</bdi>
            </Box>
          </>
        )}
        <Said>{text("staff.audit.after")}</Said>
        <Box component="ins" sx={{ color: "success.main", textDecoration: "none" }}>
          <bdi>{after === undefined ? text("staff.audit.nothing") : valueOf(after)}</bdi>
        </Box>
      </dd>
    </Box>
  );
}

/** For screen readers only: others see it by colour and strikethrough. */
function Said({ children }: { children: string }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

/** Names of facts in the reader's language: `name.ar` as "Name (Arabic)"; unknown parts as they are. */
function useFactName(): (field: string) => string {
  const text = useText();
  const nameOf = (part: string) => {
    const key = `auditFields.${part}`;
    return text.has(key) ? text(key) : part;
  };
  return (field) => {
    const parts = field.split(".");
    const language = parts.at(-1);
    const isBilingual = parts.length > 1 && (language === "ar" || language === "en");
    const named = isBilingual ? parts.slice(0, -1) : parts;
    const label = named.map(nameOf).join(" · ");
    if (!isBilingual) return label;
    return text("shell.form.inLanguage", { label, language: text(`shell.locales.${language}`) });
  };
}

/** Values of one fact in the reader's language. */
function useFactValue(field: string): (value: string) => string {
  const text = useText();
  return (value) => {
    if (value === "true") return text("products.page.yes");
    if (value === "false") return text("products.page.no");
    return factText(field, value, locale);
  };
}
