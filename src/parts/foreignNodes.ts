/**
 * Translators and extensions wrap the texts of a page in elements of their own; React then removes, or puts something before, a node that is
 * no longer where it has left it, and the whole page goes down with it (github.com/facebook/react/issues/11538). From now on what was
 * wrapped is found in what it has been wrapped in.
 */
export function bearForeignNodes({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const held = childHolding(this, child);
    if (held) removeChild.call(this, held);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childHolding(this, before));
    return node;
  };
}

/** The child of a parent that is this node, or that it has been wrapped in; null: it is not in there any more. */
function childHolding(parent: Node, node: Node): Node | null {
  let held: Node | null = node;
  while (held && held.parentNode !== parent) held = held.parentNode;
  return held;
}
