const globals = globalThis as { browser?: typeof chrome };

/** The WebExtensions API, which browsers offer as `browser` or `chrome`. */
export const browser = globals.browser ?? chrome;

/** The element of an extension page with an id. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
