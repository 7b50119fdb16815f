/** Shapes that one drawing may come to, with everything that it uses again. */
const MOST_SHAPES = 50_000;
const DEEPEST = 200;

/** An element with what stands in it and what it uses from elsewhere. */
interface Shape {
  name: string;
  inside: Shape[];
  uses: string | undefined;
}

const ID = /\sid\s*=\s*["']([^"']+)["']/;
const USED = /\s(?:\w+:)?href\s*=\s*["']\s*#([^"']+)["']/;

/**
 * Whether a drawing stays small when it is drawn. Each `use` counts as what it uses, so that a drawing which doubles itself
 * over and over, or uses itself, is known before anything is drawn.
 */
export function isSmallDrawing(tags: readonly RegExpExecArray[]): boolean {
  const shapes = new Map<string, Shape>();
  const root = readShapes(tags, shapes);
  if (!root) return false;
  const sizes = new Map<Shape, number>();
  return sizeOf(root) <= MOST_SHAPES;

  /** Infinite for what uses itself or goes too deep. */
  function sizeOf(shape: Shape, depth = 0): number {
    const known = sizes.get(shape);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return Infinity;
    sizes.set(shape, Infinity);
    const used = shape.uses === undefined ? undefined : shapes.get(shape.uses);
    const parts = used ? [...shape.inside, used] : shape.inside;
    const size = parts.reduce((sum, part) => sum + sizeOf(part, depth + 1), 1);
    sizes.set(shape, size);
    return size;
  }
}

/** The elements as they stand in each other; `undefined` where they are not closed in their order. */
function readShapes(
  tags: readonly RegExpExecArray[],
  shapes: Map<string, Shape>,
): Shape | undefined {
  const root: Shape = { name: "", inside: [], uses: undefined };
  const open = [root];
  for (const [tag, name = "", attributes = ""] of tags) {
    if (tag.startsWith("</")) {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    const shape = { name, inside: [], uses: usedBy(name, attributes) };
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) shapes.set(id, shape);
    open.at(-1)?.inside.push(shape);
    if (!tag.endsWith("/>")) open.push(shape);
  }
  return open.length === 1 ? root : undefined;
}

function usedBy(name: string, attributes: string): string | undefined {
  return /^(?:\w+:)?use$/.test(name) ? USED.exec(attributes)?.[1] : undefined;
}
