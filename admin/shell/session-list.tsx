import { Box, Chip, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "./actions/action-button.tsx";
import { Code } from "./values.tsx";

type SignedIn = CallResponse<"GET /api/v1/admin/auth/sessions">["items"][number];

interface SessionListProps {
  sessions: readonly SignedIn[];
  end: (id: number) => Promise<void>;
}

/** A user's sessions; each except the current one can be signed out. */
export function SessionList({ sessions, end }: SessionListProps) {
  const text = useText();
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {sessions.map(({ id, browser, system, address, lastSeenAt, isCurrent }) => {
        const name =
          [browser, system].filter(Boolean).join(" · ") || text("door.account.unknownDevice");
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 1,
              marginBlockEnd: 1.5,
            }}
          >
            <div>
              <Typography component="div">
                <bdi>{name}</bdi>{" "}
                {isCurrent && <Chip size="small" label={text("door.account.thisDevice")} />}
              </Typography>
              <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
                {address !== null && (
                  <>
                    <Code>{address}</Code>
                    {" · "}
                  </>
                )}
                {text("door.account.lastSeen", { at: momentText(lastSeenAt, locale) })}
              </Typography>
            </div>
            {!isCurrent && (
              <ActionButton
                opener={text("door.account.signOutOne")}
                label={text("door.account.signOutOne")}
                title={text("door.account.signOutTitle", { name })}
                explanation={text("door.account.signOutText")}
                done={text("door.account.signedOutOne", { name })}
                send={() => end(id)}
                variant="text"
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
