import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SitePage } from '../contract/site-pages.js';
import { config, configProblem, Problem, refreshConfig } from './api.js';
import { writeStorage } from './base/storage.js';
import { createStore, useStore } from './base/store.js';
import { currentPage, focusHeading } from './router.js';
import { ScanPage } from './scan/scan-page.js';
import { resultTitle } from './scan/tab-results.js';
import { LinkButton, NotFound } from './shared/controls.js';
import { KeyboardHelp } from './shared/keyboard-help.js';
import { ErrorNotice, Progress, useLoaded } from './shared/task.js';

interface PageView {
  title: string | ((id: string) => string);
  Page: ComponentType<{ id: string }>;
}

const pages: Readonly<Record<SitePage, PageView>> = {
  '/': { title: 'Scan a text', Page: ScanPage },
  '/result/{id}': { ...lazyPage('Scan result', () => import('./scan/result-page.js')), title: resultTitle },
  '/edit': lazyPage('Edit a text', () => import('./edit/edit-page.js')),
  '/images': lazyPage('Images', () => import('./images/images-page.js')),
  '/history': lazyPage('History', () => import('./history/history-page.js')),
  '/history/{id}': lazyPage('Saved record', () => import('./history/record-page.js')),
  '/account': lazyPage('Account', () => import('./account/account-page.js')),
  '/dashboard': lazyPage('API keys', () => import('./account/api-keys-page.js')),
  '/connect': lazyPage('Connect the extension', () => import('./account/connect-page.js')),
  '/verify': lazyPage('Verify a report', () => import('./verify/verify-page.js')),
  '/batch': lazyPage('Scan several files', () => import('./batch/batch-page.js')),
  '/batch/report': lazyPage('Report on all files', () => import('./batch/class-report/class-report-page.js')),
  '/batch/{id}': lazyPage('Result of a file', () => import('./batch/batch-result-page.js')),
  '/accuracy': lazyPage('How often is it wrong?', () => import('./accuracy/accuracy-page.js')),
};

const sections = [
  ['/', 'Scan'],
  ['/edit', 'Edit'],
  ['/images', 'Images'],
  ['/history', 'History'],
] as const;

export function App() {
  const at = useStore(currentPage);
  const id = at?.param ?? '';
  const { title: named, Page } =
    at === null ? { title: 'Page not found', Page: NotFoundPage } : pages[at.page];
  const title = typeof named === 'function' ? named(id) : named;
  useEffect(() => {
    document.title = `${title} · Telltale`;
  }, [title]);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header current={at?.page ?? null} />
      <main id="main">
        <OfflineNotice />
        {/* Another address of the same page starts it again. */}
        <Page key={location.pathname + location.search} id={id} />
      </main>
      <Footer />
    </>
  );
}

/** The section of a page; undefined for a page of none. Results and lists of files belong to the scanner. */
function sectionOf(page: SitePage | null) {
  const path = `/${page?.split('/')[1]}`;
  return path === '/result' || path === '/batch' ? '/' : sections.find(([section]) => section === path)?.[0];
}

type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const chosenTheme = (): Theme | null => (document.documentElement.dataset.theme as Theme | undefined) ?? null;

/** The current theme: the visitor's choice, otherwise the system's. */
const theme = createStore<Theme>(chosenTheme() ?? (system.matches ? 'dark' : 'light'));

system.addEventListener('change', () => {
  if (chosenTheme() === null) theme.set(system.matches ? 'dark' : 'light');
});

function toggleTheme(): void {
  const next: Theme = theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  writeStorage('localStorage', 'telltale-theme', next);
  theme.set(next);
}

function Header({ current }: { current: SitePage | null }) {
  const who = useStore(config);
  const now = useStore(theme);
  return (
    <header class="top">
      <a class="brand" href="/">
        <Mark />
        Telltale
      </a>
      <nav aria-label="Sections">
        {sections.map(([path, name]) => (
          <NavLink key={path} path={path} current={sectionOf(current) === path}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div class="top-end">
        <NavLink path="/account" current={current === '/account'}>
          <span class="who">{who?.account ?? 'Sign in'}</span>
        </NavLink>
        <button
          type="button"
          class="icon"
          onClick={toggleTheme}
          aria-label={`Use the ${now === 'dark' ? 'light' : 'dark'} theme`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.25" fill="none" stroke="currentColor" stroke-width="1.5" />
            <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
          </svg>
        </button>
      </div>
    </header>
  );
}

interface NavLinkProps {
  path: SitePage;
  current: boolean;
  children: ComponentChildren;
}

const NavLink = ({ path, current, children }: NavLinkProps) => (
  <a class="nav" href={path} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
);

/** The logo: the telltales of a sail, ribbons that show the direction of the wind. */
const Mark = () => (
  <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M7 5v22" class="mast" />
    <path d="M7 10c6-4 7 4 12 1.5s5-4 7-3.5" class="machine" />
    <path d="M7 18c5-3 6 3 10 1.5s4-3 6-2.5" class="person" />
  </svg>
);

const Footer = () => (
  <footer class="bottom">
    <p>
      <strong>A signal, not a verdict.</strong> A score shows how much a text resembles machine writing, never
      who wrote it. Do not wrap this service in a product that presents scores as verdicts about people.
    </p>
    <p>
      Your texts are analysed on the server that serves this page, which stores them only with an account.{' '}
      <a href="/docs">API documentation</a> · <a href="/dashboard">API keys</a> ·{' '}
      <a href="/verify">Verify a report</a> · <a href="/accuracy">How often is it wrong?</a> ·{' '}
      <KeyboardHelp />
    </p>
  </footer>
);

const NotFoundPage = () => (
  <NotFound what="Page">The address may be misspelled, or its record may have been deleted.</NotFound>
);

/** A page whose code is loaded at its first visit. Its heading is shown, and announced, at once. */
function lazyPage(title: string, load: () => Promise<{ default: PageView['Page'] }>): PageView {
  let Loaded: PageView['Page'] | null = null;
  function LazyPage(props: { id: string }) {
    const heading = useRef<HTMLHeadingElement>(null);
    const loading = useLoaded(async () => {
      Loaded ??= await load().then(
        module => module.default,
        () => {
          throw new Problem(0, 'The page could not be loaded. The connection may be lost.');
        },
      );
      return { hadFocus: document.activeElement === heading.current };
    });
    // The configuration is loaded again when the line returns.
    const failed = useRef(false);
    failed.current = loading.task.problem !== null;
    useEffect(() => config.listen(() => failed.current && void loading.load()), []);
    // The page's own heading replaces the one that had the focus.
    useLayoutEffect(() => {
      if (loading.value?.hadFocus) focusHeading();
    }, [loading.value]);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Progress when={loading.task.busy} what="Loading the page …" />
        <ErrorNotice problem={loading.task.problem} onRetry={loading.load} />
      </>
    );
  }
  return { title, Page: LazyPage };
}

/** Shown while the browser is offline or the service does not answer. */
function OfflineNotice() {
  const [online, setOnline] = useState(navigator.onLine);
  const problem = useStore(configProblem);
  useEffect(() => {
    const update = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void refreshConfig();
    };
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  if (online && problem === null) return null;
  return (
    <p class="note offline" role="status">
      {online
        ? problem
        : 'You are offline. Nothing you entered is lost; scanning works again once you are connected.'}{' '}
      {online && <LinkButton onClick={() => void refreshConfig()}>Try again</LinkButton>}
    </p>
  );
}
