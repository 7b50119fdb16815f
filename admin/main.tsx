import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import "./shell/document.css";
import { BackOffice } from "./back-office.tsx";
import { locale } from "./i18n/locale.ts";
import { routes } from "./routes.tsx";
import { BASE, restoreSession } from "./shell/data/restore-session.ts";

const files = {
  ar: () => import("./i18n/messages/ar/index.ts"),
  en: () => import("./i18n/messages/en/index.ts"),
};

const root = document.querySelector("#root");
const [{ messages }, isAnswered] = await Promise.all([files[locale](), restoreSession()]);
// Created only now, because it reads the URL, which `restoreSession` may have changed.
const router = isAnswered ? createBrowserRouter(routes, { basename: BASE }) : undefined;
if (root) createRoot(root).render(<BackOffice {...{ locale, messages, router }} />);
