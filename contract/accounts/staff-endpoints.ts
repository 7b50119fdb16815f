import { staffCustomerEndpoints } from "./staff/customer-endpoints.ts";
import { staffSessionEndpoints } from "./staff/staff-session.ts";
import { teamEndpoints } from "./staff/team-endpoints.ts";

/** What staff ask for about people: themselves, their team, customers and companies. */
export const staffEndpoints = {
  ...staffSessionEndpoints,
  ...teamEndpoints,
  ...staffCustomerEndpoints,
};
