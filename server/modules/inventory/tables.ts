export type InventoryTables = {
  "inventory.stock_level": { variant_id: number; on_hand: number; reserved: number };
  "inventory.availability": { variant_id: number; available: number };
};
