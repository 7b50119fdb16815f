import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { Setting, SettingKey } from "#contract/settings-registry.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ErrorAlert } from "../shell/frame/error-alert.tsx";
import { Facts } from "../shell/frame/facts.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { StateChip } from "../shell/values.tsx";
import { SETTING_FIELDS, SETTING_GROUPS } from "./setting-fields.ts";
import { EditSetting } from "./setting-form.tsx";
import { valuesOf } from "./setting-values.ts";
import { useSaid } from "./setting-words.ts";

// Object.entries loses the key type.
const GROUPS = Object.entries(SETTING_GROUPS) as [
  keyof typeof SETTING_GROUPS,
  readonly SettingKey[],
][];

/** The shop's settings by topic. */
export function SettingsScreen() {
  const text = useText();
  const { data, error } = useQuery({
    queryKey: ["settings"],
    queryFn: () => call("GET /api/v1/admin/settings"),
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Loading />;
  return (
    <>
      <ScreenTitle title={text("resources.settings.name")} />
      <Box sx={{ display: "grid", gap: 2 }}>
        {GROUPS.map(([group, keys]) => (
          <Panel key={group} title={text(`settings.groups.${group}`)}>
            <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
              {keys.map((key) => {
                const setting = data.items.find(({ id }) => id === key);
                return setting && <OneSetting key={key} setting={setting} />;
              })}
            </Box>
          </Panel>
        ))}
      </Box>
    </>
  );
}

function OneSetting({ setting }: { setting: Setting }) {
  const text = useText();
  const said = useSaid();
  const { id, isDefault } = setting;
  const fields = SETTING_FIELDS[id];
  const values = valuesOf(setting, fields);
  const facts = fields
    .map((field) => ({
      // The form asks for those that are off; the screen also says which are on.
      label: text(field.kind === "methods" ? "settings.payments.methods" : field.label),
      words: said(values, field),
    }))
    .filter(({ words }) => words !== "")
    .map(({ label, words }) => ({ label, value: <Lines words={words} /> }));
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
        justifyItems: "start",
        alignItems: "start",
        gap: 2,
        paddingBlock: 1.5,
        borderBlockStart: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography variant="h3">{text(`settings.names.${id}`)}</Typography>
          {isDefault && <StateChip label={text("settings.unset")} tone="neutral" />}
        </Box>
        <Box sx={{ marginBlockStart: 0.5, overflowWrap: "anywhere" }}>
          {facts.length === 0 ? (
            <Typography sx={{ color: "text.secondary" }}>{text("settings.nothing")}</Typography>
          ) : fields.length === 1 ? (
            facts[0]?.value
          ) : (
            <Facts facts={facts} />
          )}
        </Box>
      </Box>
      <EditSetting setting={setting} />
    </Box>
  );
}

/** One line per language, each in its own direction. */
function Lines({ words }: { words: string }) {
  return [...new Set(words.split("\n"))].map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}
