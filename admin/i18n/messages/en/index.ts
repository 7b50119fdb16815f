import { attributes } from "./attributes.ts";
import { calls } from "./calls.ts";
import { catalog } from "./catalog.ts";
import { companyDiscounts, priceLists } from "./company-prices.ts";
import { content } from "./content.ts";
import { delivery } from "./delivery.ts";
import { door } from "./door.ts";
import { menus } from "./menus.ts";
import { offers } from "./offers.ts";
import { companies } from "./companies.ts";
import { merging } from "./merging.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { pricing } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { phoneOrders } from "./phone-orders.ts";
import { products } from "./products.ts";
import { promotions, simulator } from "./promotions.ts";
import { ra } from "./ra.ts";
import { redirects } from "./redirects.ts";
import { returns } from "./returns.ts";
import { remittances } from "./remittances.ts";
import { resources } from "./resources.ts";
import { settings } from "./settings.ts";
import { spreadsheets } from "./spreadsheets.ts";
import { shell } from "./shell.ts";
import { staff } from "./staff.ts";
import { start } from "./start.ts";
import { stock } from "./stock.ts";
import { wallet } from "./wallet.ts";

export const messages = {
  ra,
  resources,
  shell,
  door,
  start,
  orders,
  calls,
  products,
  stock,
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
  spreadsheets,
  delivery,
  staff,
};
