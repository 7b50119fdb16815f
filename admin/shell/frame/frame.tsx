import { Box, Drawer, Link as MuiLink } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/use-text.ts";
import { colours } from "../theme/colours.ts";
import { Header } from "./header.tsx";
import { Navigation } from "./navigation.tsx";
import { Loading } from "./states.tsx";

const MENU_WIDTH = 224;

/** Header, menu and the screen. */
export function Frame({ children, hasMenu }: { children: ReactNode; hasMenu: boolean }) {
  const text = useText();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <>
      <SkipLink />
      <Header onMenu={() => setMenuOpen(true)} hasMenu={hasMenu} />
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        slotProps={{ paper: { sx: { inlineSize: 272 }, "aria-label": text("shell.menu") } }}
      >
        <Navigation onGo={closeMenu} />
      </Drawer>
      <Box sx={{ display: "flex" }}>
        {hasMenu && (
          <Box
            sx={{
              display: { xs: "none", md: "block" },
              inlineSize: MENU_WIDTH,
              flexShrink: 0,
              position: "sticky",
              insetBlockStart: 56,
              blockSize: "calc(100dvh - 56px)",
              overflowY: "auto",
              borderInlineEnd: `1px solid ${colours.hairline}`,
            }}
          >
            <Navigation onGo={closeMenu} />
          </Box>
        )}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minInlineSize: 0, padding: { xs: 2, md: 4 }, outline: "none" }}
        >
          <Box sx={{ maxInlineSize: 1280, marginInline: "auto" }}>
            {/* Two paths share no state, even if they have the same screen. */}
            <Suspense key={pathname} fallback={<Loading />}>
              {children}
            </Suspense>
          </Box>
        </Box>
      </Box>
    </>
  );
}

function SkipLink() {
  const text = useText();
  return (
    <MuiLink
      href="#main-content"
      sx={{
        position: "absolute",
        insetBlockStart: -80,
        insetInlineStart: 16,
        padding: 1,
        zIndex: 2000,
        backgroundColor: "background.paper",
        "&:focus": { insetBlockStart: 8 },
      }}
    >
      {text("shell.skip")}
    </MuiLink>
  );
}
