import { useEffect, useState } from "react";

export const BUILD_CHECK_MS = 5 * 60 * 1000;

declare global {
  interface Window {
    __reactRouterManifest?: {
      version: string;
      routes: Record<string, { module: string } | undefined>;
    };
  }
}

/** The server's build version, or undefined if the request fails. */
async function serverVersion(): Promise<string | undefined> {
  try {
    const response = await fetch("/build.json", { cache: "no-store" });
    if (!response.ok) return undefined;
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the server has a newer build: checked every 5 minutes and when the tab becomes visible.
 */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isNew) return undefined;
    const check = async () => {
      const mine = window.__reactRouterManifest?.version;
      const theirs = await serverVersion();
      if (mine && theirs && mine !== theirs) setIsNew(true);
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") void check();
    };
    const timer = setInterval(onVisible, BUILD_CHECK_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [isNew]);
  return isNew;
}
