export { lightingModule } from "./routes.ts";
