const globals = globalThis as { browser?: typeof chrome };

/** The WebExtensions API, which browsers offer as `browser` or `chrome`. */
export const browser = globals.browser ?? chrome;
