import { Moon } from "@lucide/icons";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import { BAR_COLOURS, chooseTheme, useTheme } from "./theme.ts";

/** Switches between the light and dark themes. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const theme = useTheme();
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR_COLOURS[theme]);
  }, [theme]);
  const isDark = theme === "dark";
  return (
    <button
      type="button"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
      className={className}
    >
      <Icon icon={Moon} size={16} className={isDark ? "fill-current" : undefined} />
      {t("darkMode")}
    </button>
  );
}
