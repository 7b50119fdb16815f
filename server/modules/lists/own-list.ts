/** A list of the customer who asks for it: to all others it does not exist. */
export interface OwnList {
  customerId: number;
  listId: number;
}
