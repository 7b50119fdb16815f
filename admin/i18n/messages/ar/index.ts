import { content } from "./content/content.ts";
import { menus } from "./content/menus.ts";
import { redirects } from "./content/redirects.ts";
import { calls } from "./desk/calls.ts";
import { invoices } from "./desk/invoices.ts";
import { mentions } from "./desk/mentions.ts";
import { orders } from "./desk/orders.ts";
import { payments } from "./desk/payments.ts";
import { phoneOrders } from "./desk/phone-orders.ts";
import { remittances } from "./desk/remittances.ts";
import { returns } from "./desk/returns.ts";
import { attributes } from "./goods/attributes.ts";
import { catalog } from "./goods/catalog.ts";
import { products } from "./goods/products.ts";
import { spreadsheets } from "./goods/spreadsheets.ts";
import { stock } from "./goods/stock.ts";
import { synonyms } from "./goods/synonyms.ts";
import { messageTexts } from "./message-texts.ts";
import { auditFields } from "./people/audit-fields.ts";
import { companies } from "./people/companies.ts";
import { door } from "./people/door.ts";
import { merging } from "./people/merging.ts";
import { people } from "./people/people.ts";
import { privacy } from "./people/privacy.ts";
import { staff } from "./people/staff.ts";
import { wallet } from "./people/wallet.ts";
import { companyDiscounts, priceLists } from "./prices/company-prices.ts";
import { delivery } from "./prices/delivery.ts";
import { offers } from "./prices/offers.ts";
import { pricing } from "./prices/pricing.ts";
import { promotions, simulator } from "./prices/promotions.ts";
import { resources } from "./resources.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { start } from "./start.ts";

export const messages = {
  resources,
  shell,
  door,
  start,
  invoices,
  mentions,
  orders,
  calls,
  products,
  stock,
  synonyms,
  catalog,
  attributes,
  payments,
  phoneOrders,
  remittances,
  returns,
  people,
  companies,
  wallet,
  merging,
  privacy,
  menus,
  content,
  redirects,
  pricing,
  offers,
  promotions,
  simulator,
  priceLists,
  companyDiscounts,
  settings,
  messages: messageTexts,
  spreadsheets,
  delivery,
  staff,
  auditFields,
};
