/** The shop's name in the document's language, written by the server from the settings. */
export const shopName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
