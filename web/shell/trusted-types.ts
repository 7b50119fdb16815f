/** React makes its script elements out of this text; they never run. */
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

/** What a text becomes where markup is expected: a text. */
export function withoutMarkup(html: string): string {
  return html === EMPTY_SCRIPT ? html : html.replaceAll("<", "&lt;");
}

/** Workers are files of the build, of this site; any other address is refused. */
export function ownScript(address: string, page: string): string | null {
  return new URL(address, page).href.startsWith(new URL("/assets/", page).href) ? address : null;
}

/** Whatever reaches a dangerous place of the page becomes harmless there (`require-trusted-types-for` in the content policy). */
export function disarmMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: withoutMarkup,
    createScript: () => "",
    createScriptURL: (address) => ownScript(address, window.location.href),
  });
}
