import { Box, Button, ButtonGroup, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { LOCALES } from "#contract/kernel/locale.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { usePaused } from "../../shell/use-paused.ts";
import { type BlockValues, bodyOf } from "./block-values.ts";

const PAUSE_MS = 500;
const SCREENS = {
  phone: { width: 390, height: 640 },
  desktop: { width: 1280, height: 720 },
} as const;
type Screen = keyof typeof SCREENS;
// Object.keys loses the key type.
const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

/** The shop's home page with the block as currently edited. */
export function BlockPreview({ blockId }: { blockId: number | null }) {
  const text = useText();
  const [language, setLanguage] = useState(locale);
  const [screen, setScreen] = useState<Screen>("phone");
  const values = usePaused(useWatch<BlockValues>() as BlockValues, PAUSE_MS);
  const { code: _, categoryId: _place, ...draft } = bodyOf(values);
  const body = { id: blockId, ...draft };
  const { data, isError } = useQuery({
    queryKey: ["block-preview", body],
    queryFn: () => call("POST /api/v1/admin/block-previews", { body }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel title={text("menus.blocks.preview.title")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, marginBlockEnd: 1.5 }}>
        <Choice
          label={text("menus.blocks.preview.language")}
          options={LOCALES}
          chosen={language}
          nameOf={(one) => text(`shell.locales.${one}`)}
          onChoose={setLanguage}
        />
        <Choice
          label={text("menus.blocks.preview.screen")}
          options={SCREEN_NAMES}
          chosen={screen}
          nameOf={(one) => text(`menus.blocks.preview.screens.${one}`)}
          onChoose={setScreen}
        />
      </Box>
      {isError && (
        <Typography
          component="output"
          sx={{ display: "block", color: "text.secondary", marginBlockEnd: 1.5 }}
        >
          {text("menus.blocks.preview.notYet")}
        </Typography>
      )}
      {data && (
        <Page path={data.path[language]} screen={screen} heading={values.title[language].trim()} />
      )}
    </Panel>
  );
}

interface ChoiceProps<T> {
  label: string;
  options: readonly T[];
  chosen: T;
  nameOf: (option: T) => string;
  onChoose: (option: T) => void;
}

function Choice<T extends string>({ label, options, chosen, nameOf, onChoose }: ChoiceProps<T>) {
  return (
    <ButtonGroup size="small" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option}
          variant={option === chosen ? "contained" : "outlined"}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {nameOf(option)}
        </Button>
      ))}
    </ButtonGroup>
  );
}

/** Rendered at the size of its screen, scaled down to the panel. */
function Page({ path, screen, heading }: { path: string; screen: Screen; heading: string }) {
  const text = useText();
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = SCREENS[screen];
  const scale = Math.min(1, room / width);
  return (
    <Box ref={box} sx={{ position: "relative", blockSize: height * scale, overflow: "hidden" }}>
      <Box
        component="iframe"
        // A new iframe for each URL: navigating one would add to the browser's history.
        key={path}
        src={path}
        title={text("menus.blocks.preview.title")}
        onLoad={({ currentTarget: { contentDocument } }) => showHeading(contentDocument, heading)}
        sx={{
          // Its own width must not widen the panel it is scaled to.
          position: "absolute",
          insetBlockStart: 0,
          insetInlineStart: 0,
          inlineSize: width,
          blockSize: height,
          border: "1px solid",
          borderColor: "divider",
          borderRadius: 2,
          transform: `scale(${scale})`,
          transformOrigin: locale === "ar" ? "top right" : "top left",
        }}
      />
    </Box>
  );
}

/** Finds the block by its title: the page has no markup just for the preview. */
function showHeading(page: Document | null, heading: string): void {
  const view = page?.defaultView;
  const headings = [...(page?.querySelectorAll("h1, h2, h3") ?? [])];
  const found = headings.find(({ textContent }) => textContent.trim() === heading);
  if (!view || !found) return;
  // scrollIntoView would also scroll the form, away from what is being typed.
  const { top, height } = found.getBoundingClientRect();
  view.scrollBy({ top: top - (view.innerHeight - height) / 2, behavior: "instant" });
}
