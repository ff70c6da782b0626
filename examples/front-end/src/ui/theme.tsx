// The color scheme: that of the system, unless the reader chose another.
import { useState } from 'react';

const KEY = 'lectern:theme';

/** Applies the chosen scheme to the document; the style sheet follows the system without one. */
export function applyTheme(): void {
  const theme = localStorage.getItem(KEY);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

const current = (): string =>
  document.documentElement.dataset['theme'] ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export function ThemeSwitch() {
  const [theme, setTheme] = useState(current);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    localStorage.setItem(KEY, other);
    applyTheme();
    setTheme(other);
  };
  return (
    <button type="button" className="icon" aria-label={`Switch to ${other} mode`} onClick={change}>
      <span aria-hidden="true">{theme === 'dark' ? '☀' : '☾'}</span>
    </button>
  );
}
