import TeamIcon from "@mui/icons-material/BadgeOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import DeliveryIcon from "@mui/icons-material/LocalShippingOutlined";
import MessagesIcon from "@mui/icons-material/MailOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const shop: readonly Screen[] = [
  {
    name: "delivery",
    permission: "settings:write",
    icon: DeliveryIcon,
    list: lazy(async () => ({
      default: (await import("../pricing/delivery/delivery-list.tsx")).DeliveryList,
    })),
  },
  {
    name: "settings",
    permission: "settings:write",
    icon: SettingsIcon,
    list: lazy(async () => ({
      default: (await import("../settings/settings-screen.tsx")).SettingsScreen,
    })),
  },
  {
    name: "messages",
    permission: "settings:write",
    icon: MessagesIcon,
    list: lazy(async () => ({
      default: (await import("../settings/messages/message-list.tsx")).MessageList,
    })),
    show: lazy(async () => ({
      default: (await import("../settings/messages/message-screen.tsx")).MessageScreen,
    })),
  },
  {
    name: "team",
    permission: "staff:manage",
    icon: TeamIcon,
    list: lazy(async () => ({ default: (await import("../staff/team-list.tsx")).TeamList })),
  },
  {
    name: "audit",
    permission: "audit:read",
    icon: AuditIcon,
    list: lazy(async () => ({
      default: (await import("../staff/audit/audit-list.tsx")).AuditList,
    })),
  },
];
