import { catalog } from "./catalog.ts";
import { companies } from "./companies.ts";
import { delivery } from "./delivery.ts";
import { door } from "./door.ts";
import { menus } from "./menus.ts";
import { merging } from "./merging.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { privacy } from "./privacy.ts";
import { products } from "./products.ts";
import { ra } from "./ra.ts";
import { redirects } from "./redirects.ts";
import { returns } from "./returns.ts";
import { resources } from "./resources.ts";
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
  products,
  stock,
  catalog,
  payments,
  returns,
  people,
  companies,
  wallet,
  merging,
  privacy,
  menus,
  redirects,
  delivery,
  staff,
};
