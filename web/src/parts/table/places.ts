/** Where a place of the table is in the window: what carries `data-place` with this name; null if it is not shown. */
export function placeOf(name: string): DOMRect | null {
  const found = document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return found && found.width > 0 ? found : null;
}
