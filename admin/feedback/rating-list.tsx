import { Box, Rating as Stars, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { StaffPicture } from "../shell/files/staff-picture.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment, StateChip } from "../shell/values.tsx";
import { ratingSource } from "./rating-source.ts";

type Rating = CallResponse<"GET /api/v1/admin/ratings">["items"][number];
const STATES = ["waiting", "reported", "published", "declined"] as const;
const EMPTY = new Map<unknown, "emptyWaiting" | "emptyReported">([
  ["waiting", "emptyWaiting"],
  ["reported", "emptyReported"],
]);

/** Ratings waiting for publication, and those reported by visitors. */
export function RatingList() {
  const text = useText();
  const choices = STATES.map((value) => ({ value, label: text(`people.ratings.states.${value}`) }));
  return (
    <RecordList<Rating>
      source={ratingSource}
      columns={useColumns()}
      empty={({ state }) => text(`people.ratings.${EMPTY.get(state) ?? "empty"}`)}
      filterDefaults={{ state: "waiting" }}
      filters={[
        {
          source: "state",
          kind: "choice",
          label: text("people.ratings.state"),
          choices,
          isRequired: true,
        },
      ]}
      expand={(rating) => <Whole rating={rating} />}
    />
  );
}

function useColumns(): Column<Rating>[] {
  const text = useText();
  return [
    { source: "productName", render: ({ productName }) => <bdi>{productName}</bdi> },
    {
      source: "value",
      render: ({ value, reports }) => (
        <>
          <Stars
            value={value}
            readOnly
            size="small"
            getLabelText={() => text("people.ratings.stars", { value })}
          />
          {reports > 0 && (
            <StateChip label={text("people.ratings.reports", { count: reports })} tone="warning" />
          )}
        </>
      ),
    },
    {
      source: "author",
      render: ({ author, isBought }) => (
        <>
          <bdi>{author}</bdi>{" "}
          {isBought && <StateChip label={text("people.ratings.bought")} tone="success" />}
        </>
      ),
    },
    { source: "at", render: ({ at }) => <Moment at={at} /> },
  ];
}

function Whole({ rating }: { rating: Rating }) {
  const text = useText();
  const { text: words, locale, pictures } = rating;
  return (
    <Box sx={{ marginBlock: 1, maxInlineSize: 760 }}>
      {words === "" ? (
        <Typography sx={{ color: "text.secondary" }}>{text("people.ratings.noText")}</Typography>
      ) : (
        <Typography lang={locale} dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
          {words}
        </Typography>
      )}
      {pictures.length > 0 && (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", marginBlockStart: 1 }}>
          {pictures.map(({ id }, index) => (
            <StaffPicture
              key={id}
              address={`/api/v1/admin/rating-pictures/${id}?size=small`}
              alt={text("people.ratings.picture", { number: index + 1 })}
            />
          ))}
        </Box>
      )}
      <Moderation rating={rating} />
    </Box>
  );
}

function Moderation({ rating: { id, state, reports } }: { rating: Rating }) {
  const text = useText();
  const moderate = (to: Rating["state"]) => () =>
    call("PATCH /api/v1/admin/ratings/{id}", { params: { id }, body: { state: to } });
  // A decision also closes the reports, which cannot be opened again.
  const back = reports === 0 && { undo: moderate(state) };
  return (
    <Box sx={{ display: "flex", gap: 1, marginBlockStart: 1.5 }}>
      {state !== "published" && (
        <ActionButton
          label={text("people.ratings.publish")}
          done={text("people.ratings.published")}
          send={moderate("published")}
          {...back}
          variant="contained"
        />
      )}
      {state === "published" && reports > 0 && (
        <ActionButton
          label={text("people.ratings.keep")}
          done={text("people.ratings.kept")}
          send={moderate("published")}
          variant="contained"
        />
      )}
      {state !== "declined" && (
        <ActionButton
          label={text("people.ratings.decline")}
          done={text("people.ratings.declined")}
          send={moderate("declined")}
          {...back}
          isDangerous
        />
      )}
    </Box>
  );
}
