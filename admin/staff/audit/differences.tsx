import { Box } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import type { Difference } from "../../shell/forms/compare-facts.ts";
import { colours } from "../../shell/theme/colours.ts";
import { visuallyHidden } from "../../shell/theme/visually-hidden.ts";
import { useFactName, useFactValue } from "./use-fact-words.ts";

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
