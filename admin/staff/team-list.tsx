import { Box, Typography } from "@mui/material";
import { LOCALES } from "#contract/kernel/locale.ts";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, StateChip, type Tone } from "../shell/values.tsx";
import { MemberActions } from "./member-actions.tsx";
import { useRoles } from "./roles.ts";
import { teamSource } from "./team-source.ts";

const TONES: Record<TeamMember["state"], Tone> = {
  invited: "warning",
  active: "success",
  disabled: "error",
};

/** All members of staff. */
export function TeamList() {
  const text = useText();
  return (
    <RecordList<TeamMember>
      source={teamSource}
      columns={useColumns()}
      sort={{ field: "name", order: "ASC" }}
      empty={text("shell.list.empty")}
      actions={<Invite />}
      expand={(member) => (member.isYou ? null : <MemberActions member={member} />)}
    />
  );
}

function useColumns(): Column<TeamMember>[] {
  const text = useText();
  return [
    { source: "name", isSortable: true, render: (member) => <Name member={member} /> },
    {
      source: "state",
      render: ({ state }) => (
        <StateChip label={text(`staff.team.states.${state}`)} tone={TONES[state]} />
      ),
    },
    { source: "role", isSortable: true, render: ({ role }) => text(`shell.roles.${role}`) },
    {
      source: "twoFactor",
      render: ({ twoFactor }) =>
        text(twoFactor ? "staff.team.twoFactorOn" : "staff.team.twoFactorOff"),
    },
    {
      source: "lastSeenAt",
      isSortable: true,
      render: ({ lastSeenAt, invitedUntil }) => {
        if (lastSeenAt) return <Moment at={lastSeenAt} />;
        if (!invitedUntil) return text("staff.team.never");
        return text("staff.team.invitedUntil", { at: momentText(invitedUntil, locale) });
      },
    },
  ];
}

function Name({ member: { name, email, isYou } }: { member: TeamMember }) {
  const text = useText();
  return (
    <Box>
      <bdi>{name}</bdi>
      {isYou && ` (${text("staff.team.you")})`}
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Code>{email}</Code>
      </Typography>
    </Box>
  );
}

interface Invited {
  email: string;
  name: string;
  role: StaffRole;
  locale: (typeof LOCALES)[number];
}

function Invite() {
  const text = useText();
  const roles = useRoles().map(({ value, label }) => ({
    value,
    label: `${label}: ${text(`staff.team.may.${value}`)}`,
  }));
  const locales = LOCALES.map((value) => ({ value, label: text(`shell.locales.${value}`) }));
  return (
    <ActionButton<Invited>
      label={text("staff.team.invite")}
      explanation={text("staff.team.inviteText")}
      done={({ email }) => text("staff.team.invited", { email })}
      defaultValues={{ email: "", name: "", role: "orders", locale }}
      send={(body) => call("POST /api/v1/admin/staff", { body })}
      draft="invitation"
      variant="contained"
    >
      <Field name="email" type="email" label={text("staff.team.email")} autoComplete="off" />
      <Field name="name" label={text("staff.team.name")} autoComplete="off" />
      <Field name="role" label={text("staff.team.role")} choices={roles} />
      <Field name="locale" label={text("staff.team.locale")} choices={locales} />
    </ActionButton>
  );
}
