import Bowser from "bowser";

export interface AgentNames {
  browser: string | null;
  system: string | null;
}

/** "Chrome" on "Android", as far as a browser's `User-Agent` tells. */
export function describeAgent(agent: string | null | undefined): AgentNames {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  return { browser: browser.name || null, system: os.name || null };
}
