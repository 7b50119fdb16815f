/** What the shop is called in the language of the document: the server writes it there from the settings. */
export const shopName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
