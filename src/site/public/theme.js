// Runs before the first paint, so that the page never flashes in the other theme.
try {
  const theme = localStorage.getItem('telltale-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is disabled: the theme of the system applies.
}
