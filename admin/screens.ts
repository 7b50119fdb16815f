import AuditIcon from "@mui/icons-material/HistoryOutlined";
import BrandsIcon from "@mui/icons-material/SellOutlined";
import CallsIcon from "@mui/icons-material/PhoneInTalkOutlined";
import CategoriesIcon from "@mui/icons-material/AccountTreeOutlined";
import BlocksIcon from "@mui/icons-material/ViewQuiltOutlined";
import CompaniesIcon from "@mui/icons-material/BusinessOutlined";
import CustomersIcon from "@mui/icons-material/PeopleOutlined";
import DeliveryIcon from "@mui/icons-material/LocalShippingOutlined";
import FeedbackIcon from "@mui/icons-material/MailOutlined";
import MenusIcon from "@mui/icons-material/ListOutlined";
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined";
import ProofsIcon from "@mui/icons-material/AccountBalanceOutlined";
import ProductsIcon from "@mui/icons-material/LightOutlined";
import RatingsIcon from "@mui/icons-material/StarOutlineOutlined";
import RedirectsIcon from "@mui/icons-material/AltRouteOutlined";
import RemittancesIcon from "@mui/icons-material/PaymentsOutlined";
import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined";
import CountsIcon from "@mui/icons-material/FactCheckOutlined";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import TeamIcon from "@mui/icons-material/BadgeOutlined";
import { type ComponentType, lazy } from "react";
import type { MenuEntry } from "./shell/menu.ts";

interface Screen extends MenuEntry {
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
}

/** The first screen, the one of one's own account, and the page that an invitation opens. */
export const StartScreen = lazy(async () => ({
  default: (await import("./start/start-screen.tsx")).StartScreen,
}));
export const AccountScreen = lazy(async () => ({
  default: (await import("./sign-in/account/account-screen.tsx")).AccountScreen,
}));
export const InvitationScreen = lazy(async () => ({
  default: (await import("./sign-in/invitation-screen.tsx")).InvitationScreen,
}));

/** The screens in the order of the menu. Each is fetched when it is opened. */
export const screens: readonly Screen[] = [
  {
    name: "orders",
    permission: "order:read",
    group: "sales",
    icon: OrdersIcon,
    list: lazy(async () => ({ default: (await import("./orders/order-list.tsx")).OrderList })),
    show: lazy(async () => ({
      default: (await import("./orders/page/order-screen.tsx")).OrderScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./orders/phone/phone-order-screen.tsx")).PhoneOrderScreen,
    })),
  },
  {
    name: "calls",
    permission: "order:write",
    group: "sales",
    icon: CallsIcon,
    list: lazy(async () => ({ default: (await import("./orders/calls/call-list.tsx")).CallList })),
  },
  {
    name: "proofs",
    permission: "payment:write",
    group: "sales",
    icon: ProofsIcon,
    list: lazy(async () => ({ default: (await import("./payments/proof-list.tsx")).ProofList })),
  },
  {
    name: "remittances",
    permission: "payment:write",
    group: "sales",
    icon: RemittancesIcon,
    list: lazy(async () => ({
      default: (await import("./payments/remittances/remittance-list.tsx")).RemittanceList,
    })),
  },
  {
    name: "returns",
    permission: "order:read",
    group: "sales",
    icon: ReturnsIcon,
    list: lazy(async () => ({ default: (await import("./returns/return-list.tsx")).ReturnList })),
    show: lazy(async () => ({
      default: (await import("./returns/return-screen.tsx")).ReturnScreen,
    })),
  },
  {
    name: "products",
    permission: "product:write",
    group: "goods",
    icon: ProductsIcon,
    list: lazy(async () => ({
      default: (await import("./assortment/product-list.tsx")).ProductList,
    })),
    show: lazy(async () => ({
      default: (await import("./assortment/product-screen.tsx")).ProductScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./assortment/product-screen.tsx")).NewProductScreen,
    })),
  },
  {
    name: "stock",
    permission: "stock:write",
    group: "goods",
    icon: StockIcon,
    list: lazy(async () => ({ default: (await import("./inventory/stock-list.tsx")).StockList })),
  },
  {
    name: "counts",
    permission: "stock:write",
    group: "goods",
    icon: CountsIcon,
    list: lazy(async () => ({ default: (await import("./inventory/count-list.tsx")).CountList })),
    show: lazy(async () => ({
      default: (await import("./inventory/count-screen.tsx")).CountScreen,
    })),
  },
  {
    name: "categories",
    permission: "product:write",
    group: "goods",
    icon: CategoriesIcon,
    list: lazy(async () => ({
      default: (await import("./catalog/category-list.tsx")).CategoryList,
    })),
  },
  {
    name: "brands",
    permission: "product:write",
    group: "goods",
    icon: BrandsIcon,
    list: lazy(async () => ({ default: (await import("./catalog/brand-list.tsx")).BrandList })),
  },
  {
    name: "customers",
    permission: "customer:read",
    group: "customers",
    icon: CustomersIcon,
    list: lazy(async () => ({
      default: (await import("./customers/customer-list.tsx")).CustomerList,
    })),
    show: lazy(async () => ({
      default: (await import("./customers/customer-screen.tsx")).CustomerScreen,
    })),
  },
  {
    name: "companies",
    permission: "company:review",
    group: "customers",
    icon: CompaniesIcon,
    list: lazy(async () => ({
      default: (await import("./companies/company-list.tsx")).CompanyList,
    })),
  },
  {
    name: "feedback",
    permission: "feedback:reply",
    group: "customers",
    icon: FeedbackIcon,
    list: lazy(async () => ({
      default: (await import("./feedback/feedback-list.tsx")).FeedbackList,
    })),
  },
  {
    name: "ratings",
    permission: "rating:moderate",
    group: "customers",
    icon: RatingsIcon,
    list: lazy(async () => ({ default: (await import("./feedback/rating-list.tsx")).RatingList })),
  },
  {
    name: "menus",
    permission: "menu:write",
    group: "content",
    icon: MenusIcon,
    list: lazy(async () => ({ default: (await import("./menus/menu-list.tsx")).MenuList })),
    show: lazy(async () => ({ default: (await import("./menus/menu-screen.tsx")).MenuScreen })),
  },
  {
    name: "blocks",
    permission: "menu:write",
    group: "content",
    icon: BlocksIcon,
    list: lazy(async () => ({
      default: (await import("./menus/blocks/block-list.tsx")).BlockList,
    })),
    show: lazy(async () => ({
      default: (await import("./menus/blocks/block-screen.tsx")).BlockScreen,
    })),
    create: lazy(async () => ({
      default: (await import("./menus/blocks/block-screen.tsx")).NewBlockScreen,
    })),
  },
  {
    name: "redirects",
    permission: "redirect:write",
    group: "content",
    icon: RedirectsIcon,
    list: lazy(async () => ({
      default: (await import("./redirects/redirect-list.tsx")).RedirectList,
    })),
  },
  {
    name: "delivery",
    permission: "settings:write",
    group: "shop",
    icon: DeliveryIcon,
    list: lazy(async () => ({
      default: (await import("./pricing/delivery/delivery-list.tsx")).DeliveryList,
    })),
  },
  {
    name: "team",
    permission: "staff:manage",
    group: "shop",
    icon: TeamIcon,
    list: lazy(async () => ({ default: (await import("./staff/team-list.tsx")).TeamList })),
  },
  {
    name: "audit",
    permission: "audit:read",
    group: "shop",
    icon: AuditIcon,
    list: lazy(async () => ({ default: (await import("./staff/audit/audit-list.tsx")).AuditList })),
  },
];
