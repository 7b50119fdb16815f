/** The frame around every screen. */
export const shell = {
  shop: "Fanous",
  title: "Back office",
  toShop: "Open the shop",
  otherLanguage: "العربية",
  menu: "Sections",
  account: "Your account",
  signOut: "Sign out",
  loading: "Loading",
  groups: {
    sales: "Sales",
    customers: "Customers",
    shop: "The shop",
  },
  roles: {
    owner: "Owner",
    catalogue: "Catalogue",
    orders: "Orders",
    content: "Content",
    support: "Customer service",
  },
  locales: { ar: "Arabic", en: "English" },
  problem: {
    offline: "No connection. Check the internet and try again",
    failed: "Something went wrong on the server. Please try again",
    title: "This screen did not load",
    reload: "Reload the page",
  },
  form: {
    cancel: "Cancel",
    optional: "optional",
    draft: "This is what you typed before and did not send",
    dropDraft: "Start empty",
  },
  list: {
    empty: "Nothing here yet",
    noMatch: "Nothing fits these filters",
    clear: "Clear the filters",
    total: "{count, plural, one {# entry} other {# entries}}",
    all: "All",
  },
  none: "—",
};
