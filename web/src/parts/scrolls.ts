/** What scrolls must be reachable by keyboard; what does not should not stop the Tab key. */
export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const hides = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (hides) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
