/** React creates its script elements from this text; they never run. */
const EMPTY_SCRIPT = "<script></script>";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string;
      createScript(script: string): string;
      createScriptURL(address: string): string | null;
    },
  ): unknown;
}

/** Escapes markup, so that it is shown as text. */
export function withoutMarkup(html: string): string {
  return html === EMPTY_SCRIPT ? html : html.replaceAll("<", "&lt;");
}

/** Workers may only be files of this site's build; any other URL is refused. */
export function ownScript(address: string, page: string): string | null {
  return new URL(address, page).href.startsWith(new URL("/assets/", page).href) ? address : null;
}

/**
 * Makes values assigned to injection sinks harmless (`require-trusted-types-for` in the content
 * policy).
 */
export function disarmMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: withoutMarkup,
    createScript: () => "",
    createScriptURL: (address) => ownScript(address, window.location.href),
  });
}
