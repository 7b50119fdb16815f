import WalletIcon from "@mui/icons-material/AccountBalanceWalletOutlined";
import CompaniesIcon from "@mui/icons-material/BusinessOutlined";
import FeedbackIcon from "@mui/icons-material/MailOutlined";
import CustomersIcon from "@mui/icons-material/PeopleOutlined";
import RatingsIcon from "@mui/icons-material/StarOutlineOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const customers: readonly Screen[] = [
  {
    name: "customers",
    permission: "customer:read",
    icon: CustomersIcon,
    list: lazy(async () => ({
      default: (await import("../customers/customer-list.tsx")).CustomerList,
    })),
    show: lazy(async () => ({
      default: (await import("../customers/customer-screen.tsx")).CustomerScreen,
    })),
  },
  {
    name: "wallet-requests",
    permission: "payment:write",
    icon: WalletIcon,
    list: lazy(async () => ({
      default: (await import("../customers/wallet/request-list.tsx")).WalletRequestList,
    })),
  },
  {
    name: "companies",
    permission: "company:review",
    icon: CompaniesIcon,
    list: lazy(async () => ({
      default: (await import("../companies/company-list.tsx")).CompanyList,
    })),
    show: lazy(async () => ({
      default: (await import("../companies/company-screen.tsx")).CompanyScreen,
    })),
  },
  {
    name: "feedback",
    permission: "feedback:reply",
    icon: FeedbackIcon,
    list: lazy(async () => ({
      default: (await import("../feedback/feedback-list.tsx")).FeedbackList,
    })),
  },
  {
    name: "ratings",
    permission: "rating:moderate",
    icon: RatingsIcon,
    list: lazy(async () => ({ default: (await import("../feedback/rating-list.tsx")).RatingList })),
  },
];
