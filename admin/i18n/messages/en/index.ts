import { calls } from "./calls.ts";
import { catalog } from "./catalog.ts";
import { delivery } from "./delivery.ts";
import { door } from "./door.ts";
import { menus } from "./menus.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { people } from "./people.ts";
import { phoneOrders } from "./phone-orders.ts";
import { products } from "./products.ts";
import { ra } from "./ra.ts";
import { redirects } from "./redirects.ts";
import { returns } from "./returns.ts";
import { remittances } from "./remittances.ts";
import { resources } from "./resources.ts";
import { shell } from "./shell.ts";
import { staff } from "./staff.ts";
import { start } from "./start.ts";
import { stock } from "./stock.ts";

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
  payments,
  phoneOrders,
  remittances,
  returns,
  people,
  menus,
  redirects,
  delivery,
  staff,
};
