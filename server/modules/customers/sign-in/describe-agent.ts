import Bowser from "bowser";

export interface AgentNames {
  browser: string | null;
  system: string | null;
}

/** "Chrome" on "Android", as far as the browser's `User-Agent` reveals. */
export function describeAgent(agent: string | null | undefined): AgentNames {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  return { browser: browser.name || null, system: os.name || null };
}
