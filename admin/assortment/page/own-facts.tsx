import LessIcon from "@mui/icons-material/ExpandLess";
import MoreIcon from "@mui/icons-material/ExpandMore";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import { AddFact, FactField } from "./facts.tsx";
import type { ProductValues } from "./product-values.ts";

interface OwnFactsProps {
  /** The variant's index in the form. */
  index: number;
  attributes: readonly AttributeRecord[];
}

/** Facts in which one variant differs from its product. */
export function OwnFacts({ index, attributes }: OwnFactsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<string[]>([]);
  const [options, own] = useWatch<ProductValues, ["options", `variants.${number}.attributes`]>({
    name: ["options", `variants.${index}.attributes`],
  });
  const wanted = new Set([...Object.keys(own), ...added]);
  const free = attributes.filter(({ code }) => !options.includes(code));
  const shown = free.filter(({ code }) => wanted.has(code));
  const others = free.filter(({ code }) => !wanted.has(code));
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        startIcon={isOpen ? <LessIcon /> : <MoreIcon />}
        sx={{ marginInlineStart: -1 }}
      >
        {text("products.page.ownFacts", { count: shown.length })}
      </Button>
      {isOpen && (
        <Box sx={{ paddingBlockStart: 1 }}>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
            {text("products.page.ownFactsHelp")}
          </Typography>
          <Box
            sx={{
              display: "grid",
              columnGap: 2,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            {shown.map((attribute) => (
              <FactField
                key={attribute.code}
                attribute={attribute}
                name={`variants.${index}.attributes.${attribute.code}`}
              />
            ))}
          </Box>
          <AddFact
            label={text("products.page.addOwnFact")}
            attributes={others}
            onAdd={(code) => setAdded([...added, code])}
          />
        </Box>
      )}
    </Box>
  );
}
