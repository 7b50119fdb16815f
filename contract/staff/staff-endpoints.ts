import { staffCustomerEndpoints } from "./customer-endpoints.ts";
import { networkEndpoints } from "./network-endpoints.ts";
import { staffPasskeyEndpoints } from "./passkey-endpoints.ts";
import { staffSessionEndpoints } from "./staff-session.ts";
import { teamEndpoints } from "./team-endpoints.ts";

/** Staff endpoints about people: themselves, their team, customers and companies. */
export const staffEndpoints = {
  ...staffSessionEndpoints,
  ...staffPasskeyEndpoints,
  ...teamEndpoints,
  ...networkEndpoints,
  ...staffCustomerEndpoints,
};
