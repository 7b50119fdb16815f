import OpenIcon from "@mui/icons-material/ExpandMore";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import {
  Box,
  ButtonBase,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from "@mui/material";
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useSession } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { type MenuGroup, useMenu } from "../menu.ts";
import { colours } from "../theme/colours.ts";

const KEY = "admin-menu";

/** A menu of as many entries fits a screen, so its groups are open. */
const SHORT_MENU = 14;

const isAt = (pathname: string, name: string) => `${pathname}/`.startsWith(`/${name}/`);

/** The screens that the user may open, by group. */
export function Navigation({ onGo }: { onGo: () => void }) {
  const text = useText();
  const groups = useMenu();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The menu is longer than the screen: scroll the current entry into view.
  useEffect(() => {
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  const permissions = useSession(({ staff }) => staff?.permissions) ?? [];
  const shown = groups
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ permission }) => permissions.includes(permission)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const isShort = shown.flatMap(({ entries }) => entries).length <= SHORT_MENU;
  return (
    <Box component="nav" ref={nav} aria-label={text("shell.menu")} sx={{ padding: 1.5 }}>
      <List dense disablePadding>
        <Entry to="/" label={text("start.title")} icon={HomeIcon} onGo={onGo} />
      </List>
      {shown.map(({ group, entries }) => (
        <Group
          key={group}
          group={group}
          isShort={isShort}
          isHere={entries.some(({ name }) => isAt(pathname, name))}
        >
          {entries.map(({ name, icon }) => (
            <Entry
              key={name}
              to={`/${name}`}
              label={text(`resources.${name}.name`)}
              icon={icon}
              onGo={onGo}
            />
          ))}
        </Group>
      ))}
    </Box>
  );
}

interface GroupProps {
  group: MenuGroup;
  /** The whole menu fits the screen. */
  isShort: boolean;
  /** The current screen is in it. */
  isHere: boolean;
  children: ReactNode;
}

/** Open if the current screen is in it, or as the user left it on this device. */
function Group({ group, isShort, isHere, children }: GroupProps) {
  const text = useText();
  const id = useId();
  const [left, setLeft] = useState(() => readGroups()[group]);
  const isOpen = left ?? (isShort || isHere);
  const toggle = () => {
    setLeft(!isOpen);
    keepGroup(group, !isOpen);
  };
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography variant="overline" component="h2" sx={{ lineHeight: 1 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          sx={{
            font: "inherit",
            inlineSize: "100%",
            minBlockSize: 36,
            justifyContent: "space-between",
            borderRadius: 2,
            paddingInline: 1.5,
            color: isHere ? colours["brass-deep"] : "text.secondary",
            "& svg": { fontSize: 18, rotate: isOpen ? "180deg" : "0deg" },
          }}
        >
          {text(`shell.groups.${group}`)}
          <OpenIcon />
        </ButtonBase>
      </Typography>
      <List id={id} dense disablePadding hidden={!isOpen}>
        {children}
      </List>
    </Box>
  );
}

interface EntryProps {
  to: string;
  label: string;
  icon: ComponentType;
  onGo: () => void;
}

function Entry({ to, label, icon: Icon, onGo }: EntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === "/"}
        onClick={onGo}
        sx={{
          borderRadius: 2,
          minBlockSize: 42,
          paddingInline: 1.5,
          "&.active": {
            backgroundColor: colours["brass-wash"],
            color: colours["brass-deep"],
            "& .MuiListItemIcon-root": { color: "inherit" },
          },
        }}
      >
        <ListItemIcon
          sx={{ minInlineSize: 34, color: "text.secondary", "& svg": { fontSize: 20 } }}
        >
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} slotProps={{ primary: { sx: { fontSize: "0.9375rem" } } }} />
      </ListItemButton>
    </ListItem>
  );
}

/** The menu groups that the user opened or closed on this device. */
function readGroups(): Partial<Record<MenuGroup, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<MenuGroup, boolean>>;
  } catch {
    return {};
  }
}

function keepGroup(group: MenuGroup, isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readGroups(), [group]: isOpen }));
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
