import ProofsIcon from "@mui/icons-material/AccountBalanceOutlined";
import MentionsIcon from "@mui/icons-material/AlternateEmailOutlined";
import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined";
import RefundsIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import OutstandingIcon from "@mui/icons-material/HourglassEmptyOutlined";
import RemittancesIcon from "@mui/icons-material/PaymentsOutlined";
import CallsIcon from "@mui/icons-material/PhoneInTalkOutlined";
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined";
import InvoicesIcon from "@mui/icons-material/RequestQuoteOutlined";
import { lazy } from "react";
import type { Screen } from "./screen.ts";

export const sales: readonly Screen[] = [
  {
    name: "orders",
    permission: "order:read",
    icon: OrdersIcon,
    list: lazy(async () => ({ default: (await import("../orders/order-list.tsx")).OrderList })),
    show: lazy(async () => ({
      default: (await import("../orders/page/order-screen.tsx")).OrderScreen,
    })),
    toCreate: "order:write",
    create: lazy(async () => ({
      default: (await import("../orders/phone/phone-order-screen.tsx")).PhoneOrderScreen,
    })),
  },
  {
    name: "mentions",
    permission: "order:read",
    icon: MentionsIcon,
    list: lazy(async () => ({
      default: (await import("../orders/notes/mention-list.tsx")).MentionList,
    })),
  },
  {
    name: "calls",
    permission: "order:write",
    icon: CallsIcon,
    list: lazy(async () => ({ default: (await import("../orders/calls/call-list.tsx")).CallList })),
  },
  {
    name: "proofs",
    permission: "payment:write",
    icon: ProofsIcon,
    list: lazy(async () => ({ default: (await import("../payments/proof-list.tsx")).ProofList })),
  },
  {
    name: "refunds",
    permission: "payment:write",
    icon: RefundsIcon,
    list: lazy(async () => ({
      default: (await import("../payments/refund-list.tsx")).RefundList,
    })),
  },
  {
    name: "remittances",
    permission: "payment:write",
    icon: RemittancesIcon,
    list: lazy(async () => ({
      default: (await import("../payments/remittances/remittance-list.tsx")).RemittanceList,
    })),
  },
  {
    name: "outstanding-cash",
    permission: "payment:write",
    icon: OutstandingIcon,
    list: lazy(async () => ({
      default: (await import("../payments/remittances/outstanding-cash.tsx")).OutstandingCash,
    })),
  },
  {
    name: "returns",
    permission: "order:read",
    icon: ReturnsIcon,
    list: lazy(async () => ({ default: (await import("../returns/return-list.tsx")).ReturnList })),
    show: lazy(async () => ({
      default: (await import("../returns/return-screen.tsx")).ReturnScreen,
    })),
  },
  {
    name: "invoices",
    permission: "invoice:read",
    icon: InvoicesIcon,
    list: lazy(async () => ({
      default: (await import("../invoices/invoice-list.tsx")).InvoiceList,
    })),
  },
];
