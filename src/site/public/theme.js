// Before anything is painted, so that a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem('telltale-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the system's theme it is.
}
