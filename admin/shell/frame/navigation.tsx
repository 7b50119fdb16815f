import HomeIcon from "@mui/icons-material/HomeOutlined";
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from "@mui/material";
import { type ComponentType, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useTranslate } from "ra-core";
import { useSession } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { useMenu } from "../menu.ts";
import { colours } from "../theme/colours.ts";

/** The screens that the user may open, by group. */
export function Navigation({ onGo }: { onGo: () => void }) {
  const text = useText();
  const translate = useTranslate();
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
  return (
    <Box component="nav" ref={nav} aria-label={text("shell.menu")} sx={{ padding: 1.5 }}>
      <List dense disablePadding>
        <Entry to="/" label={text("start.title")} icon={HomeIcon} onGo={onGo} />
      </List>
      {shown.map(({ group, entries }) => (
        <Box key={group} sx={{ marginBlockStart: 2 }}>
          <Typography
            variant="overline"
            component="h2"
            sx={{ color: "text.secondary", paddingInline: 1.5, lineHeight: 2.2 }}
          >
            {text(`shell.groups.${group}`)}
          </Typography>
          <List dense disablePadding>
            {entries.map(({ name, icon }) => (
              <Entry
                key={name}
                to={`/${name}`}
                label={translate(`resources.${name}.name`)}
                icon={icon}
                onGo={onGo}
              />
            ))}
          </List>
        </Box>
      ))}
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
