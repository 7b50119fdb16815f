import { Typography } from "@mui/material";

/** What was ordered, one line per product. */
export function Goods({ goods }: { goods: readonly { name: string; quantity: number }[] }) {
  return goods.map(({ name, quantity }) => (
    <Typography key={name} variant="caption" component="div">
      <bdi dir="ltr">{quantity} ×</bdi> <bdi>{name}</bdi>
    </Typography>
  ));
}
