import { Box } from "@mui/material";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { useRoles } from "./roles.ts";

/** An owner's actions on another member; their own account has its own screen. */
export function MemberActions({ member }: { member: TeamMember }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, marginInlineStart: -1.5 }}>
      <ChangeRole member={member} />
      {member.state === "disabled" ? <Enable member={member} /> : <Disable member={member} />}
      <MemberSessions member={member} />
      <Reset member={member} />
    </Box>
  );
}

function ChangeRole({ member: { id, name, role } }: { member: TeamMember }) {
  const text = useText();
  const roles = useRoles();
  return (
    <ActionButton<{ role: StaffRole }>
      label={text("staff.team.changeRole")}
      explanation={text("staff.team.changeRoleText", { name })}
      done={({ role: given }) =>
        text("staff.team.roleChanged", { name, role: text(`shell.roles.${given}`) })
      }
      defaultValues={{ role }}
      send={(body) => call("PATCH /api/v1/admin/staff/{id}", { params: { id }, body })}
      undo={() => call("PATCH /api/v1/admin/staff/{id}", { params: { id }, body: { role } })}
      variant="text"
    >
      <Field name="role" label={text("staff.team.role")} choices={roles} />
    </ActionButton>
  );
}

function Disable({ member: { id, name } }: { member: TeamMember }) {
  const text = useText();
  return (
    <ActionButton
      label={text("staff.team.disable")}
      title={text("staff.team.disableTitle", { name })}
      explanation={text("staff.team.disableText", { name })}
      done={text("staff.team.disabled", { name })}
      send={() =>
        call("PATCH /api/v1/admin/staff/{id}", { params: { id }, body: { disabled: true } })
      }
      isDangerous
      variant="text"
    />
  );
}

function Enable({ member: { id, name } }: { member: TeamMember }) {
  const text = useText();
  return (
    <ActionButton
      label={text("staff.team.enable")}
      explanation={text("staff.team.enableText", { name })}
      done={text("staff.team.enabled", { name })}
      send={() =>
        call("PATCH /api/v1/admin/staff/{id}", { params: { id }, body: { disabled: false } })
      }
      variant="text"
    />
  );
}

function Reset({ member: { id, name, email } }: { member: TeamMember }) {
  const text = useText();
  return (
    <ActionButton
      label={text("staff.team.reset")}
      title={text("staff.team.resetTitle", { name })}
      explanation={text("staff.team.resetText")}
      done={text("staff.team.resetDone", { email })}
      send={() => call("POST /api/v1/admin/staff/{id}/reset", { params: { id } })}
      isDangerous
      variant="text"
    />
  );
}
