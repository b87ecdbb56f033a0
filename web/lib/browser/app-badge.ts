/** Shows a number on the icon of the installed app, where the system has such badges. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Refused where the app is not installed.
  shown?.catch(() => undefined);
}
