/** Let the page without network be kept, where the browser can. Nothing depends on it. */
export function hireWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hire = (): void => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') hire();
  else window.addEventListener('load', hire);
}
