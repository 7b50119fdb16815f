import AccountIcon from "@mui/icons-material/AccountCircleOutlined";
import MenuIcon from "@mui/icons-material/MenuOutlined";
import {
  AppBar,
  Box,
  Button,
  Divider,
  IconButton,
  ListItemText,
  Menu,
  MenuItem,
  Toolbar,
  Typography,
} from "@mui/material";
import { useIsFetching } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { otherLocale } from "#contract/kernel/locale.ts";
import { useSession } from "../../api/session.ts";
import { locale, switchLanguage } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSignOut } from "../data/use-sign-out.ts";
import { Keyboard } from "../keyboard/keyboard.tsx";
import { shopName } from "../shop-name.ts";
import { colours } from "../theme/colours.ts";

export function Header({ onMenu, hasMenu }: { onMenu: () => void; hasMenu: boolean }) {
  const text = useText();
  return (
    <AppBar position="sticky" component="header">
      <Progress />
      <Toolbar variant="dense" sx={{ minBlockSize: 56, gap: 1 }}>
        {hasMenu && (
          <IconButton
            onClick={onMenu}
            aria-label={text("shell.menu")}
            sx={{ display: { md: "none" }, marginInlineStart: -1.5 }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Brand />
        <Box sx={{ flex: 1 }} />
        {hasMenu && <Keyboard />}
        <Button
          color="inherit"
          onClick={switchLanguage}
          lang={otherLocale(locale)}
          sx={{ paddingInline: 1.5 }}
        >
          {text("shell.otherLanguage")}
        </Button>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

/** A thin progress line below the header while something is loading. */
function Progress() {
  const isBusy = useIsFetching() > 0;
  return (
    <Box
      aria-hidden
      sx={{
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: -1,
        blockSize: 2,
        backgroundColor: colours.brass,
        opacity: isBusy ? 1 : 0,
        transition: "opacity 200ms 200ms",
      }}
    />
  );
}

export function Brand() {
  const text = useText();
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        color: "inherit",
        textDecoration: "none",
        minBlockSize: 44,
      }}
    >
      <Box component="img" src="/logo-mark.svg" alt="" sx={{ blockSize: 26 }} />
      <Typography component="span" variant="h2" sx={{ whiteSpace: "nowrap" }}>
        <bdi>{shopName}</bdi>
      </Typography>
      <Typography
        component="span"
        variant="caption"
        sx={{ color: "text.secondary", display: { xs: "none", sm: "inline" } }}
      >
        {text("shell.title")}
      </Typography>
    </Box>
  );
}

function AccountMenu() {
  const text = useText();
  const signOut = useSignOut();
  const staff = useSession((session) => session.staff);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!staff) return null;
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={text("shell.account")}
        aria-haspopup="menu"
        sx={{ marginInlineEnd: -1 }}
      >
        <AccountIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemText primary={staff.name} secondary={text(`shell.roles.${staff.role}`)} />
        </MenuItem>
        <Divider />
        <MenuItem component={Link} to="/account" onClick={close}>
          {text("shell.account")}
        </MenuItem>
        <MenuItem component="a" href="/" target="_blank" rel="noreferrer" onClick={close}>
          {text("shell.toShop")}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>{text("shell.signOut")}</MenuItem>
      </Menu>
    </>
  );
}
