import DoneIcon from "@mui/icons-material/CheckCircleOutlined";
import OpenIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import { Box } from "@mui/material";
import { useQueries } from "@tanstack/react-query";
import { useText } from "../i18n/use-text.ts";
import { Panel } from "../shell/frame/panel.tsx";
import { RecordLink } from "../shell/lists/record-link.tsx";
import { firstSteps } from "./first-steps.ts";

/** The checklist before the shop opens; hidden once it is complete. */
export function Opening() {
  const text = useText();
  const answers = useQueries({
    queries: firstSteps.map(({ key, isDone }) => ({
      queryKey: ["first-step", key],
      queryFn: isDone,
    })),
  });
  const isKnown = answers.every(({ isSuccess }) => isSuccess);
  if (!isKnown || answers.every(({ data }) => data)) return null;
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <Panel title={text("start.opening.title")}>
        <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
          {firstSteps.map(({ key, path }, index) => {
            const isDone = answers[index]?.data === true;
            const Icon = isDone ? DoneIcon : OpenIcon;
            return (
              <Box
                component="li"
                key={key}
                sx={{ display: "flex", alignItems: "center", gap: 1.5, minBlockSize: 44 }}
              >
                <Icon
                  titleAccess={text(isDone ? "start.opening.done" : "start.opening.open")}
                  color={isDone ? "success" : "disabled"}
                />
                <RecordLink to={path}>{text(`start.opening.steps.${key}`)}</RecordLink>
              </Box>
            );
          })}
        </Box>
      </Panel>
    </Box>
  );
}
