/** The part of the WebExtensions API that the extension uses. Browsers offer it as `browser` or `chrome`. */

interface Tab {
  id?: number;
  /** Only for a tab that the person has used the extension on (activeTab). */
  url?: string;
}

interface MenuClick {
  menuItemId: string | number;
  frameId?: number;
  selectionText?: string;
}

interface Event<Listener> {
  addListener(listener: Listener): void;
}

interface StorageArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

interface InjectionTarget {
  tabId: number;
  frameIds?: number[];
  allFrames?: boolean;
}

/** A function to run, or files of the extension. */
export type Injection<Args extends unknown[], Result> = { target: InjectionTarget } & (
  | { func: (...args: Args) => Result; args: Args }
  | { files: string[] }
);

interface WebExtensions {
  action: { openPopup(): Promise<void> };
  contextMenus: {
    create(item: { id: string; title: string; contexts: string[]; documentUrlPatterns: string[] }): unknown;
    removeAll(): Promise<void>;
    onClicked: Event<(click: MenuClick, tab?: Tab) => void>;
  };
  permissions: {
    request(permissions: { origins: string[] }): Promise<boolean>;
    contains(permissions: { origins: string[] }): Promise<boolean>;
    remove(permissions: { origins: string[] }): Promise<boolean>;
  };
  runtime: {
    getURL(path: string): string;
    openOptionsPage(): Promise<void>;
    sendMessage(message: unknown): Promise<unknown>;
    onInstalled: Event<() => void>;
    onMessage: Event<(message: unknown, sender: unknown, respond: (response: unknown) => void) => void>;
  };
  scripting: {
    executeScript<Args extends unknown[], Result>(
      injection: Injection<Args, Result>,
    ): Promise<{ frameId: number; result?: Awaited<Result> | null }[]>;
  };
  storage: { local: StorageArea; session: StorageArea };
  tabs: {
    query(query: { active: boolean; currentWindow: boolean }): Promise<Tab[]>;
    create(options: { url: string }): Promise<Tab>;
  };
}

const globals = globalThis as { browser?: WebExtensions; chrome?: WebExtensions };

export const browser = (globals.browser ?? globals.chrome)!;
