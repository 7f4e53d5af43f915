// Is there a browser to be opened, and somebody before it?

/**
 * Nobody looks where the output goes to a file or a pipe or a service runs it (CI), and a Linux without a display has no window to open.
 * @param {{ platform: string, env: Record<string, string | undefined>, stdout: { isTTY?: boolean } }} process
 */
export function mayOpen({ platform, env, stdout }) {
  const hasWindows = platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return stdout.isTTY === true && !env.CI && hasWindows;
}
